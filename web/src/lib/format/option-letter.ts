/** Returns "A" for the first option. */
export function optionLetter(position: number): string {
  return String.fromCharCode('A'.charCodeAt(0) + position);
}
