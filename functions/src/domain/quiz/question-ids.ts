/** The id of a question as it was first written, and of those stored before questions had ids. */
export function firstId(index: number): string {
  return `q${index + 1}`;
}
