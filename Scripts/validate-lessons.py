"""Validates every shipped lesson and exercise and the course file against the JSON Schemas in Documentation."""

import json
import pathlib
import sys

import jsonschema
import yaml


def problems(schema_file, documents):
    schema = json.loads(schema_file.read_text(encoding="utf-8"))
    validator = jsonschema.Draft202012Validator(schema)
    validator.check_schema(schema)
    for document in documents:
        content = yaml.safe_load(document.read_text(encoding="utf-8"))
        for error in validator.iter_errors(content):
            place = "/".join(str(part) for part in error.absolute_path)
            yield f"{document}: {place}: {error.message}"


def main(root):
    documentation = root / "Documentation"
    lessons = sorted((root / "Lessons").glob("*/lesson.*.yaml"))
    course = [root / "Lessons" / "course.yaml"]
    exercises = sorted((root / "Exercises").glob("*/exercise.yaml"))
    found = [
        *problems(documentation / "lesson.schema.json", lessons),
        *problems(documentation / "course.schema.json", course),
        *problems(documentation / "exercise.schema.json", exercises),
    ]
    for line in found:
        print(line)
    print(f"{len(lessons) + len(exercises) + 1} files checked, {len(found)} problems")
    return 1 if found or not lessons else 0


if __name__ == "__main__":
    sys.exit(main(pathlib.Path(sys.argv[1])))
