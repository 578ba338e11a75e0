import type { Question } from '@study-assistant/contract/questions/question';
import type { Analysis } from '../../facts/analysis.ts';
import { toTermId } from '../../language/term-id.ts';
import { normaliseText } from '../../language/words.ts';

/** What questions ask for and rest on, so that no other one repeats it. */
export type Asked = {
  has: (one: { ids: readonly string[]; places: readonly number[] }) => boolean;
  note: (one: { ids: readonly string[]; places: readonly number[] }) => void;
};

/** What counts of a question that the quiz has, or that must not come again. */
export type TakenQuestion = Pick<
  Question,
  'kind' | 'options' | 'correctAnswer' | 'body' | 'key' | 'source'
>;

/** Begins with what the questions ask. */
export function createAsked(questions: readonly TakenQuestion[], { sentences }: Analysis): Asked {
  const ids = new Set(questions.flatMap(listAnswers).map(toTermId));
  const quotes = questions.map(({ source }) => normaliseText(source.quote)).filter(Boolean);
  const places = new Set(
    quotes.length === 0
      ? []
      : sentences
          .filter(({ quote }) => isQuoted(normaliseText(quote), quotes))
          .map(({ index }) => index),
  );
  return {
    has: (one) => one.ids.some((id) => ids.has(id)) || one.places.some((at) => places.has(at)),
    note(one) {
      for (const id of one.ids) ids.add(id);
      for (const at of one.places) if (at >= 0) places.add(at);
    },
  };
}

function isQuoted(sentence: string, quotes: readonly string[]): boolean {
  return quotes.some((quote) => quote.includes(sentence) || sentence.includes(quote));
}

/** The words that are right in a question of any kind. */
function listAnswers({ kind, options, correctAnswer, body, key }: TakenQuestion): string[] {
  if (kind === 'true-false') return [];
  if (key && 'gaps' in key) return key.gaps.flatMap(({ words }) => words);
  if (body && 'lefts' in body) return body.lefts;
  return [options[correctAnswer] ?? ''];
}
