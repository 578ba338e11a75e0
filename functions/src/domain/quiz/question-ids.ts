/** The id of a question as it was first written. */
export function firstId(index: number): string {
  return `q${index + 1}`;
}

/** The id of a draft, and of the question that it becomes. */
export function draftId(index: number): string {
  return `d${index + 1}`;
}
