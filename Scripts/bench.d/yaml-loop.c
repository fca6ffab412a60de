/* Reads a file's libyaml events and nothing else, as the measure of how fast reading YAML can be.
   Usage: yaml-loop FILE ROUNDS; prints the number of events and the fastest round.
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

int main(int argc, char **argv) {
    if (argc != 3) return 2;
    FILE *file = fopen(argv[1], "rb");
    if (!file) return 2;
    fseek(file, 0, SEEK_END);
    size_t size = (size_t)ftell(file);
    rewind(file);
    unsigned char *bytes = malloc(size + 1);
    if (!bytes || fread(bytes, 1, size, file) != size) return 2;
    fclose(file);
    long count = 0;
    long long fastest = -1;
    for (int round = atoi(argv[2]); round > 0; round--) {
        long long start = now();
        count = events(bytes, size);
        long long time = now() - start;
        if (fastest < 0 || time < fastest) fastest = time;
    }
    printf("%ld events %lld ns\n", count, fastest);
    free(bytes);
    return 0;
}
