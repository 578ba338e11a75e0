/** What a quiz is called when nothing gives it a title. */
export const UNTITLED_QUIZ = 'Untitled Quiz';

/**
 * The title that the name of a file makes: without folders and ending, with spaces for underscores.
 * Empty when nothing is left.
 */
export function titleFromFileName(fileName: string): string {
  return fileName
    .replace(/^.*[\\/]/, '')
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .replace(/[_\s]+/g, ' ')
    .trim();
}
