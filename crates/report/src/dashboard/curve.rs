//! Size over time, in a bounded number of points.

use std::sync::Arc;
use std::time::Duration;

/// Falling step curve: the size stays the same until a smaller text is found.
#[derive(Clone)]
pub(crate) struct Curve {
    pub(crate) before: u64,
    /// Times in seconds, and sizes.
    points: Arc<Vec<(f64, u64)>>,
}

/// More than a screen can show.
const POINTS_MAX: usize = 2048;

impl Curve {
    pub(crate) fn new(before: u64) -> Self {
        Self { before, points: Arc::new(vec![(0.0, before)]) }
    }

    pub(crate) fn add(&mut self, after: Duration, size: u64) {
        let points = Arc::make_mut(&mut self.points);
        if points.len() >= POINTS_MAX {
            // Drops every second point: the rest still covers the whole run.
            let mut index = 0;
            points.retain(|_| {
                index += 1;
                index % 2 == 1
            });
        }
        points.push((after.as_secs_f64(), size));
    }

    /// Returns the corners of the curve until `now`.
    pub(crate) fn corners(&self, now: Duration) -> Vec<(f64, f64)> {
        let ends =
            self.points.iter().skip(1).map(|&(seconds, _)| seconds).chain([now.as_secs_f64()]);
        let steps = self.points.iter().zip(ends);
        steps.flat_map(|(&(start, size), end)| [(start, size as f64), (end, size as f64)]).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_run_keeps_its_start_and_its_end_and_few_points() {
        let mut curve = Curve::new(100_000);
        for i in 1..=50_000 {
            curve.add(Duration::from_secs(i), 100_000 - i);
        }
        let corners = curve.corners(Duration::from_secs(60_000));
        assert!(corners.len() <= 2 * POINTS_MAX + 1);
        assert_eq!(
            (corners[0], *corners.last().unwrap()),
            ((0.0, 100_000.0), (60_000.0, 50_000.0))
        );
        assert!(corners.is_sorted_by(|a, b| a.0 <= b.0 && a.1 >= b.1), "it goes on and never up");
    }

    #[test]
    fn the_size_stays_until_something_smaller_is_found() {
        let mut curve = Curve::new(9);
        curve.add(Duration::from_secs(2), 4);
        assert_eq!(
            curve.corners(Duration::from_secs(3)),
            [(0.0, 9.0), (2.0, 9.0), (2.0, 4.0), (3.0, 4.0)]
        );
    }
}
