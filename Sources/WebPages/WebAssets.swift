/// The files that every page loads.
public enum WebAssets {
    public static let stylesheet = PackageResources.learn_css
    /// For pages that `learn serve` serves.
    public static let script = PackageResources.learn_js
    /// For pages that are files.
    public static let siteScript = PackageResources.learn_site_js

    /// Changes with any of them, so that they can be kept for ever under an address with this in it: FNV-1a, 64 bits, in
    /// hexadecimal digits.
    public static let version: String = {
        let hash = [stylesheet, script, siteScript].joined().reduce(0xCBF2_9CE4_8422_2325 as UInt64) { hash, byte in
            (hash ^ UInt64(byte)) &* 0x100_0000_01B3
        }
        return String(hash, radix: 16)
    }()
}
