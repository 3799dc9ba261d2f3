#include <stdio.h>

static double samples[8] = {1.5, 2.25, 0.0, 4.0, 0.5, 3.75, 2.0, 1.0};
static int rejected;

static double ratio(double a, double b) { return a / b; }

static int is_usable(double value) {
    if (value != value) {
        rejected++;
        return 0;
    }
    return 1;
}

static double sum(const double *values, int count) {
    double result = 0;
    for (int i = 0; i < count; i++) {
        result += values[i];
    }
    return result;
}

int main(void) {
    volatile double zero = 0.0;
    printf("sum %.2f\n", sum(samples, 8));
    if (!is_usable(ratio(zero, samples[2]))) {
        puts("not a number");
    }
    printf("rejected %d\n", rejected);
    return 0;
}
