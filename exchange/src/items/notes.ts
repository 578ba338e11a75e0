/** What there is to say about one question, each sentence once. */
export type Notes = {
  change: (sentence: string) => void;
  doubt: (sentence: string) => void;
  changes: () => string[];
  doubts: () => string[];
};

export function createNotes(): Notes {
  const changes = new Set<string>();
  const doubts = new Set<string>();
  return {
    change: (sentence) => void changes.add(sentence),
    doubt: (sentence) => void doubts.add(sentence),
    changes: () => [...changes],
    doubts: () => [...doubts],
  };
}

export const FEEDBACK_LEFT_OUT = 'Feedback to single answers was left out.';
export const PICTURE_LEFT_OUT = 'A picture was left out.';

/** The explanation of a question, or else the feedback to its right answer, which is named where both are there. */
export function explanationOf(general: string, ofAnswer: string, notes: Notes): string {
  if (general !== '' && ofAnswer !== '' && ofAnswer !== general) notes.change(FEEDBACK_LEFT_OUT);
  return general || ofAnswer;
}

/** What is said where a question is worth something else than a point. */
export function worthNote(points: number): string {
  return `It is worth ${points} ${points === 1 ? 'point' : 'points'} in the file and one point here.`;
}
