/** The id of the n-th question's heading. */
export function previewHeading(number: number): string {
  return `question-${number}`;
}
