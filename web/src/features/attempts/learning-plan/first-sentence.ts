/** What a text begins with; null where that is all of it, or where it never ends. */
export function firstSentence(text: string): string | null {
  const sentence = /^.+?[.!?]["”’)]?(?=\s+[^\s\p{Ll}])/su.exec(text.trim())?.[0];
  return sentence ?? null;
}
