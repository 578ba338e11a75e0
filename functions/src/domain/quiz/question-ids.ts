/** The id of a question as it was first written. */
export function firstId(index: number): string {
  return `q${index + 1}`;
}

/** The id of a question of another kind that its writer has to spare, also once it is in the quiz. */
export function spareId(index: number): string {
  return `s${index + 1}`;
}

/** The id of a draft, and of the question that it becomes. */
export function draftId(index: number): string {
  return `d${index + 1}`;
}
