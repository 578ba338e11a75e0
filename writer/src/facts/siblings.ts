import { findPhrases } from '../language/phrases.ts';
import type { Sentence } from '../language/sentence.ts';
import { toTermId } from '../language/term-id.ts';

/** Terms side by side in a list are of one kind, so each is a fair wrong answer for another. */
export function findSiblings(sentences: readonly Sentence[]): Map<string, Set<string>> {
  const siblings = new Map<string, Set<string>>();
  for (const sentence of sentences) {
    for (const list of findLists(sentence)) {
      const ids = list.items.map(toTermId).filter(Boolean);
      for (const id of ids) {
        const known = siblings.get(id) ?? new Set<string>();
        for (const other of ids) if (other !== id) known.add(other);
        siblings.set(id, known);
      }
    }
  }
  return siblings;
}

type List = { items: string[]; from: number; to: number };

/** Phrases joined by commas and a last "and", as token positions and as written. */
function findLists(sentence: Sentence): List[] {
  const lists: List[] = [];
  let current: List | null = null;
  let closed = false;
  for (const phrase of findPhrases(sentence)) {
    const between: string = current
      ? sentence.tokens
          .slice(current.to, phrase.from)
          .map((token) => token.lower)
          .join(' ')
      : '';
    const joined: boolean = /^(?:,|, and|and|, or|or|, as well as)(?: (?:the|a|an))?$/.test(
      between,
    );
    if (current && joined && !closed) {
      current.items.push(phrase.text);
      current.to = phrase.to;
      closed = /and|or/.test(between);
    } else {
      current = { items: [phrase.text], from: phrase.from, to: phrase.to };
      closed = false;
      lists.push(current);
    }
  }
  return lists.filter((list) => list.items.length >= 2);
}
