/** The first stop of the Tab key; the layouts give their main the id "main". */
export function SkipLink() {
  return (
    <a href="#main" className="skip-link">
      Skip to content
    </a>
  );
}
