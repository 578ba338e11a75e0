/** What others belong to: while one of these is empty, all that belongs to it would seem lost. */
export type Owner = 'quizzes' | 'materials' | 'jobs';

const FEW = 20;
const SHARE = 0.05;

/** So many lost at once are not lost: what they belong to is, or is on its way back. */
export function isTooMuch(lost: number, looked: number): boolean {
  return lost > Math.max(FEW, looked * SHARE);
}
