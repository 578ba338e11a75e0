/**
 * Scrolls to a list item, marked data-row={id}, and focuses it or else its first link or button.
 * Returns false if neither exists.
 */
export function focusRow(id: string): boolean {
  const row = document.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`);
  if (!row) return false;
  const target = row.hasAttribute('tabindex')
    ? row
    : row.querySelector<HTMLElement>('a[href], button');
  row.scrollIntoView({ block: 'nearest', inline: 'center' });
  target?.focus({ preventScroll: true });
  return target !== null;
}
