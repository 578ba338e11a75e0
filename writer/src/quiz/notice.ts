/** What a teacher reads when a document gave fewer questions than asked for; null when it did not. */
export function explainFewerThanAsked(written: number, asked: number): string | null {
  if (written >= asked) return null;
  const questions = written === 1 ? 'question' : 'questions';
  return `This document gave ${written} good ${questions}; you asked for ${asked}.`;
}
