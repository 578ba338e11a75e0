/** Focuses an element and scrolls it to the top, so that what follows it is visible. */
export function bringToTop(id: string): void {
  const element = document.getElementById(id);
  element?.scrollIntoView({ block: 'start' });
  element?.focus({ preventScroll: true });
}
