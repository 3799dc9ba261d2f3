#include <stdio.h>

#define BUCKETS 16

struct entry {
    const char *name;
    unsigned hash;
    int count;
};

static struct entry table[BUCKETS];
static int used;

static unsigned hash(const char *name) {
    unsigned result = 5381;
    while (*name) {
        result = result * 33 + (unsigned char)*name++;
    }
    return result;
}

static struct entry *find(const char *name) {
    unsigned h = hash(name);
    for (int i = 0; i < used; i++) {
        if (table[i].hash == h) {
            return &table[i];
        }
    }
    return 0;
}

static int scale(int value, int mode) {
    int result = value;
    switch (mode) {
    case 0:
        result = value * (2 + 3 * 4);
        break;
    case 1:
        if (value > 100) {
            result += value / 3 + 40 % (7 - 7);
        }
        break;
    default:
        result = -value;
    }
    return result;
}

int main(int argc, char **argv) {
    for (int i = 1; i < argc && used < BUCKETS; i++) {
        struct entry *entry = find(argv[i]);
        if (entry) {
            entry->count++;
        } else {
            table[used].name = argv[i];
            table[used].hash = hash(argv[i]);
            table[used++].count = 1;
        }
    }
    for (int i = 0; i < used; i++) {
        printf("%s %d\n", table[i].name, scale(table[i].count, i % 3));
    }
    return 0;
}
