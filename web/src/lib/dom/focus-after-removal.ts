import { focusRow } from './focus-row.ts';

/**
 * Call it before a row, marked data-row={id}, is removed, and call the result once the row is gone.
 * The focus moves to the next row, else to the previous one, else to the page's heading.
 */
export function planFocusAfterRemoval(rowId: string): () => void {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-row]')];
  const index = rows.findIndex((row) => row.dataset['row'] === rowId);
  const neighbour = rows[index + 1] ?? rows[index - 1];
  const neighbourId = neighbour?.dataset['row'];
  return () => {
    if (neighbourId !== undefined && focusRow(neighbourId)) return;
    document.querySelector('h1')?.focus();
  };
}
