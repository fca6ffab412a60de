/// What `--format` asks for.
enum OutputFormat: String {
    case text, json, junit, github
}
