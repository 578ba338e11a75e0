/** A value that there is not: seen as a dash, spoken as a word. */
export function NotAvailable() {
  return (
    <span>
      <span aria-hidden>–</span>
      <span className="visually-hidden">N/A</span>
    </span>
  );
}
