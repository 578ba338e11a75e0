/** The first stop of the Tab key. It leads to the element that layouts give the id "main". */
export function SkipLink() {
  return (
    <a href="#main" className="skip-link">
      Skip to content
    </a>
  );
}
