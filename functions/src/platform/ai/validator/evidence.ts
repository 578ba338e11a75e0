import type { SourceDocument } from '../../text-extraction/source-document.ts';
import { contentStems, normaliseText, stemOf, wordsOf } from '../words.ts';

/** What the document says, in a form that questions are checked against. */
export type Evidence = {
  /** Whether the passage stands in the document; spelling of quotes, dashes and spaces is ignored. */
  has(quote: string): boolean;
  /** Whether one sentence contains all of `stems` and at least `share` of `context`. */
  saysTogether(stems: ReadonlySet<string>, context: ReadonlySet<string>, share: number): boolean;
  /** How often the document has the phrase, whatever the endings of its words. */
  countOf(phrase: string): number;
};

export function createEvidence(document: SourceDocument): Evidence {
  const text = normaliseText(document.sections.map((section) => section.text).join(' '));
  const sentences = text.split(/(?<=[.!?]["')]?)\s+/).map((sentence) => contentStems(sentence));
  const sentencesByStem = new Map<string, number[]>();
  sentences.forEach((stems, index) => {
    for (const stem of stems) {
      const list = sentencesByStem.get(stem);
      if (list) list.push(index);
      else sentencesByStem.set(stem, [index]);
    }
  });

  const spoken = spokenForm(text);
  const counts = new Map<string, number>();

  return {
    countOf(phrase) {
      const known = counts.get(phrase);
      if (known !== undefined) return known;
      const count = spoken.split(spokenForm(phrase)).length - 1;
      counts.set(phrase, count);
      return count;
    },

    has(quote) {
      const wanted = normaliseText(quote);
      return wanted.length > 0 && text.includes(wanted);
    },
    saysTogether(stems, context, share) {
      if (stems.size === 0 || context.size === 0) return false;
      const lists = [...stems].map((stem) => sentencesByStem.get(stem) ?? []);
      const rarest = lists.reduce((a, b) => (b.length < a.length ? b : a));
      return rarest.some((index) => {
        const sentence = sentences[index];
        if (!sentence || ![...stems].every((stem) => sentence.has(stem))) return false;
        const present = [...context].filter((stem) => sentence.has(stem)).length;
        return present / context.size >= share;
      });
    },
  };
}

/** Stems with two spaces between them, so that a phrase next to itself counts twice. */
function spokenForm(text: string): string {
  return ` ${wordsOf(text).map(stemOf).join('  ')} `;
}

/** Stems of every word, for short answers that consist of function words or figures. */
export function answerStems(text: string): Set<string> {
  const stems = contentStems(text);
  return stems.size > 0 ? stems : new Set(wordsOf(text).map(stemOf));
}
