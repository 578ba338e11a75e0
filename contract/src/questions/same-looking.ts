/** Tells whether two texts look the same to a student: capitals and spaces make no difference. */
export function lookAlike(a: string, b: string): boolean {
  return plain(a) === plain(b);
}

/** An order that tells nothing of what is right. */
export function alphabetically(texts: readonly string[]): string[] {
  return texts.toSorted((a, b) => a.localeCompare(b, 'en'));
}

/** The places of texts that stand before them in the same words. */
export function firstAlike(texts: readonly string[]): number[] {
  return texts.map((text) => texts.findIndex((other) => lookAlike(other, text)));
}

function plain(text: string): string {
  return text.trim().toLowerCase().replace(/\s+/g, ' ');
}
