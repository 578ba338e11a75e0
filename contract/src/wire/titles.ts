/** The title of a quiz that was given none. */
export const UNTITLED_QUIZ = 'Untitled Quiz';

export function orUntitled(title: string): string {
  return title.trim() || UNTITLED_QUIZ;
}
