/** What a quiz without a title is called. */
export const UNTITLED_QUIZ = 'Untitled Quiz';

export function orUntitled(title: string): string {
  return title.trim() || UNTITLED_QUIZ;
}

/** "unit_3  The cell.docx" → "unit 3 The cell"; '' where nothing but an ending is left. */
export function titleFromFileName(fileName: string): string {
  return fileName
    .replace(/^.*[\\/]/, '')
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .replace(/[_\s]+/g, ' ')
    .trim();
}
