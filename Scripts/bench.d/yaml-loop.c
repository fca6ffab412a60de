/* Reads libyaml's events of files and nothing else, as the measure of how fast reading YAML can be.
   Usage: yaml-loop ROUNDS FILE...; prints the number of events and the fastest round over all files.
   Build: cc -O2 yaml-loop.c -o yaml-loop -lyaml */
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#include <yaml.h>

static long long now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return time.tv_sec * 1000000000LL + time.tv_nsec;
}

/* The number of events, or -1 after a syntax error. */
static long events(const unsigned char *bytes, size_t size) {
    yaml_parser_t parser;
    yaml_event_t event;
    long count = 0;
    int done = 0;
    if (!yaml_parser_initialize(&parser)) return -1;
    yaml_parser_set_encoding(&parser, YAML_UTF8_ENCODING);
    yaml_parser_set_input_string(&parser, bytes, size);
    while (!done) {
        if (!yaml_parser_parse(&parser, &event)) {
            count = -1;
            break;
        }
        done = event.type == YAML_STREAM_END_EVENT;
        count++;
        yaml_event_delete(&event);
    }
    yaml_parser_delete(&parser);
    return count;
}

struct file {
    unsigned char *bytes;
    size_t size;
};

static int load(const char *path, struct file *file) {
    FILE *stream = fopen(path, "rb");
    if (!stream) return 0;
    fseek(stream, 0, SEEK_END);
    file->size = (size_t)ftell(stream);
    rewind(stream);
    file->bytes = malloc(file->size + 1);
    int read = file->bytes && fread(file->bytes, 1, file->size, stream) == file->size;
    fclose(stream);
    return read;
}

int main(int argc, char **argv) {
    int count = argc - 2;
    if (count < 1) return 2;
    struct file *files = calloc((size_t)count, sizeof *files);
    for (int i = 0; i < count; i++)
        if (!files || !load(argv[i + 2], &files[i])) return 2;
    long total = 0;
    long long fastest = -1;
    for (int round = atoi(argv[1]); round > 0; round--) {
        long long start = now();
        total = 0;
        for (int i = 0; i < count; i++) total += events(files[i].bytes, files[i].size);
        long long time = now() - start;
        if (fastest < 0 || time < fastest) fastest = time;
    }
    printf("%ld events %lld ns\n", total, fastest);
    return 0;
}
