/** Text of people in one line, without the marks that markdown would read; a blank to fill in is "…". */
export function plain(text: string): string {
  return text
    .replace(/_{2,}/g, '…')
    .replace(/[*_#`[\]<>]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
