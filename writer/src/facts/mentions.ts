import type { Sentence } from '../language/sentence.ts';
import { toUninflected } from '../language/uninflected.ts';
import type { Catalogue, ConceptName } from '../subject/concepts/catalogue.ts';
import type { Concept } from '../subject/concepts/read-sets.ts';

/** The sentences, by number, that name each concept. */
export type Mentions = ReadonlyMap<Concept, readonly number[]>;

/** Finds the concepts that the document names. Of names inside each other the longest counts. */
export function findMentions(sentences: readonly Sentence[], catalogue: Catalogue): Mentions {
  const mentions = new Map<Concept, number[]>();
  for (const [at, { text }] of sentences.entries()) {
    const words = toUninflected(text).split(' ');
    let from = 0;
    while (from < words.length) {
      const names = catalogue
        .namesFrom(words[from] ?? '')
        .filter((name) => isNamed(name, words, from) && isSpelled(name, text));
      const longest = names[0]?.words.length ?? 0;
      for (const { concept, words: own } of names) {
        if (own.length < longest) continue;
        const known = mentions.get(concept);
        if (!known) mentions.set(concept, [at]);
        else if (known.at(-1) !== at) known.push(at);
      }
      from += Math.max(1, longest);
    }
  }
  return mentions;
}

function isNamed({ words: own }: ConceptName, words: readonly string[], from: number): boolean {
  return own.every((word, place) => words[from + place] === word);
}

/** "AIDS" is not "aids", and the Andes are not "and". */
function isSpelled({ capitals }: ConceptName, text: string): boolean {
  return capitals.every((word) => text.includes(word));
}
