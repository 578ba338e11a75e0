/** Text of people in one line, without the marks that markdown would read. */
export function plain(text: string): string {
  return text
    .replace(/[*_#`[\]<>]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
