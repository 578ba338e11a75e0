import { eachOnce } from '@study-assistant/contract/questions/same-looking';
import { shareCategory } from '../../language/categories/noun-categories.ts';
import { toTermId } from '../../language/term-id.ts';
import type { Model } from '../../learned/boosted-trees.ts';
import { leaveOut } from '../../quiz/other-kinds.ts';
import { isSameThing } from '../../validator/same-thing.ts';
import type { DocumentIndex } from '../wrong-answers/document-index.ts';
import { rankBankWords, type BankWord } from './bank.ts';
import type { GapWord } from './gap-words.ts';
import type { GapsProposal } from './list-gaps.ts';

/** A text with gaps and its bank. */
export type WrittenGaps = { question: string; keys: string[]; bank: string[]; spares: string[] };

/** How many words of a bank are to spare. */
const FEWEST_SPARES = 2;
const MOST_SPARES = 4;

/** Puts gaps into the passage and finds its bank; null where too few words may be mistaken. */
export function writeGaps(
  { passage, words }: GapsProposal,
  index: DocumentIndex,
  model: Model,
): WrittenGaps | null {
  const shown = passage.sentences
    .map((sentence) =>
      leaveOut(
        sentence.text,
        words.filter((word) => word.sentence === sentence),
      ),
    )
    .join(' ');
  const rivals = words.map((word) => rankBankWords(word, passage.text, index, model));
  if (!areApart(words, rivals, index)) return null;
  const spares = chooseSpares(words, rivals, index);
  if (!spares) return null;
  const keys = words.map(({ text }) => text);
  return { question: shown, keys, bank: eachOnce([...keys, ...spares]), spares };
}

/** No key may stand in another gap: the keys are of different form or kind, or nothing fits both. */
function areApart(
  words: readonly GapWord[],
  rivals: readonly (readonly BankWord[])[],
  index: DocumentIndex,
): boolean {
  return words.every((a, at) =>
    words.every(
      (b, other) =>
        at === other ||
        mayNotStandIn(a, b, index) ||
        (rivals[other] ?? []).some(({ id }) => id === a.id) ||
        (a.determined >= 0.55 && b.determined >= 0.55 && !areSiblings(a, b, index)),
    ),
  );
}

function areSiblings(a: GapWord, b: GapWord, { analysis }: DocumentIndex): boolean {
  return a.sentence === b.sentence && (analysis.siblings.get(a.id)?.has(b.id) ?? false);
}

/** Number, capitals or kind forbid it. */
function mayNotStandIn(
  { text, plural, proper }: Pick<GapWord, 'text' | 'plural' | 'proper'>,
  gap: GapWord,
  { analysis }: DocumentIndex,
): boolean {
  return (
    plural !== gap.plural ||
    proper !== gap.proper ||
    shareCategory(analysis.categoriesOf, text, gap.text) === false
  );
}

function chooseSpares(
  words: readonly GapWord[],
  rivals: readonly (readonly BankWord[])[],
  index: DocumentIndex,
): string[] | null {
  const { glossary } = index.analysis;
  const wanted = words.length === 1 ? 3 : Math.min(MOST_SPARES, words.length + 1);
  const chosen: string[] = [];
  const keys = words.map(({ text }) => text);

  /** The next word of a gap that fits no other one. */
  function takeNext(word: GapWord, left: BankWord[]): void {
    for (let next = left.shift(); next; next = left.shift()) {
      const { id, text } = next;
      const fitsNone = words.every(
        (other, at) =>
          other === word ||
          mayNotStandIn({ ...word, text }, other, index) ||
          (rivals[at] ?? []).some((rival) => rival.id === id),
      );
      const isSaid = [...keys, ...chosen].some(
        (said) => isSameThing(glossary, said, text) || toTermId(said) === id,
      );
      if (!fitsNone || isSaid) continue;
      chosen.push(text);
      return;
    }
  }

  const left = rivals.map((own) => [...own]);
  // Gap by gap, so that each has a word that could be mistaken for its own.
  for (let round = 0; round < MOST_SPARES * words.length && chosen.length < wanted; round += 1) {
    const word = words[round % words.length];
    const own = left[round % words.length];
    if (word && own) takeNext(word, own);
  }
  return chosen.length >= FEWEST_SPARES ? chosen : null;
}
