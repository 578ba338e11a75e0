/** Whether one of the texts has what is searched for; upper and lower case are one. */
export function matchesSearch(texts: readonly string[], search = ''): boolean {
  const searched = fold(search);
  return texts.some((text) => fold(text).includes(searched));
}

function fold(text: string): string {
  return text.normalize('NFC').toLowerCase();
}
