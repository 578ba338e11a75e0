/** What a document gave for a quiz: sure questions, questions to check, and drafts. */
export type Yield = { asked: number; sure: number; check: number; drafts: number };

/** The teacher's notice about missing questions or some to check, else null. */
export function explainYield({ asked, sure, check, drafts }: Yield): string | null {
  const written = sure + check;
  if (written >= asked && check === 0) return null;
  if (check === 0 && drafts === 0) {
    return `This document gave ${written} good ${plural(written, 'question')}; you asked for ${asked}.`;
  }
  const parts = [
    sure === 0 ? 'no question is certain' : `${sure} ${sure === 1 ? 'is' : 'are'} sure`,
    ...(check > 0 ? [`${check} ${check === 1 ? 'is' : 'are'} marked for you to check`] : []),
  ];
  const waiting =
    drafts === 1 ? '1 suggested question waits' : `${drafts} suggested questions wait`;
  const tail = drafts > 0 ? `; ${waiting} to be finished` : '';
  return `You asked for ${asked} ${plural(asked, 'question')}: ${parts.join(', ')}${tail}.`;
}

function plural(count: number, noun: string): string {
  return count === 1 ? noun : `${noun}s`;
}
