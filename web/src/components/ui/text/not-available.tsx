/** A missing value: a dash to the eye and a word to screen readers. */
export function NotAvailable() {
  return (
    <span>
      <span aria-hidden>–</span>
      <span className="visually-hidden">N/A</span>
    </span>
  );
}
