//! Line markers that a preprocessor leaves in its output.

use crate::record::NodeRecord;
use crate::{NodeId, Tree};

impl Tree {
    /// Returns the line markers of a preprocessed text, such as `# 1 "a.h" 2`, in source order.
    pub fn line_markers(&self) -> Vec<NodeId> {
        let mut markers = Vec::new();
        let mut at = 1;
        while let Some(record) = self.records.get(at) {
            let is_whole = record.has(NodeRecord::TEXT) || record.subtree_end as usize > at + 1;
            if is_whole
                && self
                    .grammar
                    .code
                    .is_line_marker(&self.source[record.start as usize..record.end as usize])
            {
                markers.push(NodeId(at as u32));
                at = record.subtree_end as usize;
            } else {
                at += 1;
            }
        }
        markers
    }
}
