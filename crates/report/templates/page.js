"use strict";
// Cells without a number come last in either direction. A number that is not given is that of the text.
function sort(head) {
  const table = head.closest("table"), column = head.cellIndex;
  const up = head.getAttribute("aria-sort") !== "ascending";
  table.querySelectorAll("th").forEach(other => other.removeAttribute("aria-sort"));
  head.setAttribute("aria-sort", up ? "ascending" : "descending");
  const isNumeric = table.querySelector(`td:nth-child(${column + 1})[data-number]`) !== null;
  const order = (a, b) => {
    a = a.cells[column]; b = b.cells[column];
    if (!isNumeric) return (up ? 1 : -1) * a.textContent.localeCompare(b.textContent);
    const [x, y] = [a, b].map(cell => "number" in cell.dataset ? parseFloat(cell.dataset.number || cell.textContent) : null);
    if (x === null || y === null) return (x === null) - (y === null);
    return (up ? 1 : -1) * (x - y);
  };
  table.tBodies[0].append(...[...table.tBodies[0].rows].sort(order));
}
document.querySelectorAll("th").forEach(head => {
  head.addEventListener("click", () => sort(head));
  head.addEventListener("keydown", event => { if (event.key === "Enter") sort(head); });
});
document.getElementById("theme").addEventListener("click", () => {
  const root = document.documentElement;
  const isDark = (root.dataset.theme ?? (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light")) === "dark";
  root.dataset.theme = isDark ? "light" : "dark";
});
