int printf(const char *format, ...);
void *memset(void *bytes, int value, unsigned long length);
unsigned long strlen(const char *text);

/* The day's takings of a ferry: passengers as packed records, fares by age, distance and season. */

enum { STOPS = 6, SEATS = 12, KINDS = 4 };

struct passenger {
  unsigned from : 3;
  unsigned to : 3;
  unsigned age : 7;
  unsigned kind : 2;
  unsigned has_bicycle : 1;
  int discount : 6;
  unsigned paid;
};

struct day {
  const char *name;
  unsigned month : 4;
  unsigned weekday : 3;
  unsigned is_holiday : 1;
  int weather;
};

static const char *const stop_names[STOPS] = {"Quay", "Mill", "Isle", "Abbey", "Lock", "Point"};
static const int miles[STOPS] = {0, 3, 7, 8, 12, 20};
static const int kind_factor[KINDS] = {100, 80, 50, 120};
static struct passenger passengers[SEATS];
static int boarded[STOPS], landed[STOPS];
static int passenger_count;
static unsigned checksum = 7;

static void note(int value) { checksum = checksum * 31 + (unsigned)value; }

static int absolute(int value) { return value < 0 ? -value : value; }

static void board(int from, int to, int age, int kind, int bicycle, int discount) {
  struct passenger *one = &passengers[passenger_count++];
  one->from = (unsigned)from;
  one->to = (unsigned)to;
  one->age = (unsigned)age;
  one->kind = (unsigned)kind;
  one->has_bicycle = bicycle != 0;
  one->discount = discount;
  boarded[from]++;
  landed[to]++;
}

static int season(const struct day *day) {
  switch (day->month) {
    case 6: case 7: case 8: return 3;
    case 4: case 5: case 9: return 2;
    default: return 1;
  }
}

static int distance(const struct passenger *one) {
  int length = miles[one->to] - miles[one->from];
  return absolute(length);
}

static int is_upstream(const struct passenger *one) { return one->to - one->from < 0; }

static int fare(const struct passenger *one, const struct day *day) {
  int price = 40 + distance(one) * 15;
  price = price * kind_factor[one->kind] / 100;
  if (one->age < 6) return 0;
  if (one->age < 16 || one->age > 66) price = price * 2 / 3;
  if (is_upstream(one)) price -= price / 10;
  if (one->has_bicycle) price += 25;
  price += season(day) * 5;
  if (day->is_holiday || day->weekday > 5) price += 10;
  price -= one->discount;
  return price < 0 ? 0 : price;
}

static int age_group(const struct passenger *one) {
  if (one->age < 6) return 0;
  if (one->age < 16) return 1;
  return one->age - 66 > 0 ? 3 : 2;
}

static void sort_by_age(void) {
  int i, k;
  for (i = 1; i < passenger_count; i++) {
    struct passenger moved = passengers[i];
    for (k = i; k > 0 && passengers[k - 1].age > moved.age; k--) passengers[k] = passengers[k - 1];
    passengers[k] = moved;
  }
}

static int load_after(int stop) {
  int i, load = 0;
  for (i = 0; i <= stop; i++) load += boarded[i] - landed[i];
  return load;
}

static void report_stops(void) {
  int stop;
  for (stop = 0; stop < STOPS; stop++) {
    printf("%-6s %2d on %2d off %3d\n", stop_names[stop], boarded[stop], landed[stop], load_after(stop));
    note(load_after(stop) + (int)strlen(stop_names[stop]));
  }
}

static int report_fares(const struct day *day) {
  int i, total = 0, groups[4] = {0, 0, 0, 0};
  for (i = 0; i < passenger_count; i++) {
    struct passenger *one = &passengers[i];
    one->paid = (unsigned)fare(one, day);
    total += (int)one->paid;
    groups[age_group(one)]++;
    note((int)one->paid);
  }
  for (i = 0; i < 4; i++) printf("group %d: %d\n", i, groups[i]);
  return total;
}

static void a_day(struct day *day) {
  int total = report_fares(day);
  printf("%s (%d): %d.%02d\n", day->name, day->weather, total / 100, total % 100);
  note(total);
}

int main(void) {
  struct day days[3];
  int i;
  memset(days, 0, sizeof days);
  days[0].name = "first";
  days[1].name = "second";
  days[2].name = "third";
  for (i = 0; i < 3; i++) {
    days[i].month = (unsigned)(5 + i * 3) & 15u;
    days[i].weekday = (unsigned)(i * 3);
    days[i].is_holiday = i == 1;
    days[i].weather = 10 - i * 12;
  }
  board(0, 5, 34, 0, 1, 0);
  board(2, 1, 70, 1, 0, -5);
  board(5, 0, 12, 2, 0, 20);
  board(1, 4, 3, 2, 0, 0);
  board(3, 2, 45, 3, 1, 31);
  board(0, 3, 66, 0, 0, -32);
  board(4, 5, 127, 1, 0, 7);
  sort_by_age();
  report_stops();
  for (i = 0; i < 3; i++) a_day(&days[i]);
  printf("%08x\n", checksum);
  return 0;
}
