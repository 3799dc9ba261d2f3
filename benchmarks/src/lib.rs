//! Nothing but a home for the benchmarks in `benches`.
