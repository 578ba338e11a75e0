/** Tells whether two texts look the same to a student: capitals and spaces make no difference. */
export function lookAlike(a: string, b: string): boolean {
  return plain(a) === plain(b);
}

/** Tells whether no two texts look the same. Empty ones do not count: another check refuses them. */
export function areDistinct(texts: readonly string[]): boolean {
  const filled = texts.map(plain).filter((text) => text !== '');
  return new Set(filled).size === filled.length;
}

/** An order that tells nothing of what is right. */
export function alphabetically(texts: readonly string[]): string[] {
  return texts.toSorted((a, b) => a.localeCompare(b, 'en'));
}

/** The texts in alphabetical order, and of those that look the same the first. */
export function eachOnce(texts: readonly string[]): string[] {
  return alphabetically(
    texts.filter((text, at) => texts.findIndex((other) => lookAlike(other, text)) === at),
  );
}

function plain(text: string): string {
  return text.trim().toLowerCase().replace(/\s+/g, ' ');
}
