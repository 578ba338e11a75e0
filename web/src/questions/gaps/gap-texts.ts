import type { GapsKey } from '@study-assistant/contract/questions/key-schemas';
import { GAP } from '@study-assistant/contract/wire/constants';

/** A text with gaps as it is edited: "Plants give off [oxygen|O2]." */
export type GapsTexts = Omit<GapsKey, 'gaps'> & {
  text: string;
  hasBank: boolean;
  /** Words of the bank that belong in no gap, with commas between. */
  spares: string;
};

const NEW_GAPS: GapsTexts = {
  ...{ text: '', hasBank: false, spares: '' },
  ...{ matchCase: false, matchAccents: false, allowTypo: false },
};

type Edited = { question: string; gaps?: GapsTexts };

/** The gaps of a question, which may have been edited as another kind since. */
export function gapsOf({ question, gaps = NEW_GAPS }: Edited): GapsTexts {
  return readGaps(gaps.text).question === question ? gaps : { ...gaps, text: question };
}

/** A gap, or one of the two brackets of the text itself, which are written twice. */
const BRACKETS = /\[\[|\]\]|\[([^[\]]*)\]/g;

/** The text as a student gets it, and the words that stood in brackets. */
export function readGaps(text: string): Pick<GapsKey, 'gaps'> & { question: string } {
  const gaps: GapsKey['gaps'] = [];
  const question = text.replace(BRACKETS, (found, words: string | undefined) => {
    if (words === undefined) return found.slice(1);
    gaps.push({ words: words.split('|').map((word) => word.trim()) });
    return GAP;
  });
  return { question, gaps };
}

/** Tells whether a bracket is neither a gap's nor written twice. */
export function hasLoneBracket(text: string): boolean {
  return /[[\]]/.test(text.replace(BRACKETS, ''));
}

export function listSpares({ spares }: Pick<GapsTexts, 'spares'>): string[] {
  return spares
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
}

export function toGapsTexts(question: string, bank: readonly string[] | null, key: GapsKey) {
  const { gaps, ...rules } = key;
  const pieces = question.replace(/[[\]]/g, '$&$&').split(GAP);
  const text = pieces
    .map((piece, at) => (at === 0 ? piece : `[${gaps[at - 1]?.words.join('|') ?? ''}]${piece}`))
    .join('');
  const rights = gaps.map(({ words }) => words[0]);
  const spares = (bank ?? []).filter((word) => !rights.includes(word)).join(', ');
  return { text, hasBank: bank !== null, spares, ...rules };
}

export function toSentGaps(texts: GapsTexts) {
  const { text, hasBank, matchCase, matchAccents, allowTypo } = texts;
  const { question, gaps } = readGaps(text);
  const body = { gaps: gaps.length, bank: hasBank ? listSpares(texts) : null };
  return { question, body, key: { gaps, matchCase, matchAccents, allowTypo } };
}
