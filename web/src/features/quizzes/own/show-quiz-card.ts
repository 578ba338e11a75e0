/** Brings a quiz's card to the reader, with the focus on it, unless the reader is at work elsewhere. */
export function showQuizCard(id: string): void {
  const card = document.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`);
  if (!card || isAtWork()) return;
  card.scrollIntoView({ block: 'nearest', inline: 'center' });
  card.focus({ preventScroll: true });
}

/** In a field of a form or in a dialog: whoever types must not be carried away. */
function isAtWork(): boolean {
  return Boolean(document.activeElement?.closest('input, select, textarea, dialog'));
}
