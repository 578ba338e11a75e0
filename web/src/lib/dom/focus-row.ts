/**
 * Brings an item of a list, marked data-row={id}, into sight with the focus on it: on the item itself
 * where it can have it, else on the first thing to do with it. False where there is neither.
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
