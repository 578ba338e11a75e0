/** Focuses an element and scrolls it to the top, so that what belongs to it is below and in sight. */
export function bringToTop(id: string): void {
  const element = document.getElementById(id);
  element?.scrollIntoView({ block: 'start' });
  element?.focus({ preventScroll: true });
}
