/// Makes a key of the environment of a property with a default value, in an extension of `EnvironmentValues`.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "HeadlessMacros", type: "EntryMacro")
