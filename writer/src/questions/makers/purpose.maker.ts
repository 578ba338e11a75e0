import type { Analysis } from '../../facts/analysis.ts';
import { formQuestion, type Clause } from '../../language/clause.ts';
import { sliceText, type Sentence } from '../../language/sentence.ts';
import { contentStems, splitWords } from '../../language/words.ts';
import type { Candidate } from '../candidate.ts';

type Infinitive = { sentence: Sentence; at: number; to: number; text: string };

const MIN_WORDS = 3;
const MAX_WORDS = 16;

/** "The valve is used to lower the pressure": asks what for, among other purposes that the text names. */
export function makePurposeItems(analysis: Analysis): Candidate[] {
  const all = analysis.sentences.filter(({ askable }) => askable).flatMap(findInfinitives);
  return analysis.clauses.flatMap((clause) => {
    const item = purposeItem(clause, all);
    return item ? [item] : [];
  });
}

function purposeItem(clause: Clause, all: readonly Infinitive[]): Candidate | null {
  const { sentence, main, verb, end, lead } = clause;
  const { tokens } = sentence;
  const helper = tokens[verb]?.lower ?? '';
  if (
    !/^(?:used|designed|intended|needed|required|built|created|developed|established|meant)$/.test(
      tokens[main]?.lower ?? '',
    )
  )
    return null;
  if (!/^(?:is|are|was|were|been|can|be)$/.test(helper) || tokens[main + 1]?.lower !== 'to')
    return null;
  const own = findInfinitives(sentence).find(({ at }) => at === main + 1);
  const form = formQuestion(clause, { from: main + 1, to: end });
  if (!own || !form || lead || splitWords(form).length < 3) return null;
  const stem = `What ${form} to do?`;
  return {
    kind: 'cause',
    stem,
    key: own.text,
    distractors: () => listOtherPurposes(own, all, contentStems(stem)),
    sentence,
    subject: `${sentence.index}`,
    worth: 1.9,
    difficulty: 0.5,
  };
}

function listOtherPurposes(
  own: Infinitive,
  all: readonly Infinitive[],
  asked: ReadonlySet<string>,
): string[] {
  return all
    .filter(({ sentence }) => Math.abs(sentence.index - own.sentence.index) > 1)
    .filter(({ text }) => [...contentStems(text)].every((stem) => !asked.has(stem)))
    .map(({ text, sentence }) => ({
      text,
      rating:
        Math.abs(Math.log2(text.length / own.text.length)) +
        0.15 * Math.min(4, Math.abs(sentence.section - own.sentence.section)),
    }))
    .sort((a, b) => a.rating - b.rating || (a.text < b.text ? -1 : 1))
    .slice(0, 14)
    .map(({ text }) => text);
}

/** "to lower the pressure" up to the next break, as "lower the pressure". */
function findInfinitives(sentence: Sentence): Infinitive[] {
  const { tokens } = sentence;
  return tokens.flatMap((token, at) => {
    if (token.lower !== 'to' || tokens[at + 1]?.pos !== 'VERB') return [];
    if (tokens[at + 1]?.lower !== tokens[at + 1]?.lemma) return [];
    const stop = tokens.findIndex(
      (other, index) =>
        index > at && /^(?:[,;:—.]|because|when|while|if|that|which|who|but)$/.test(other.lower),
    );
    const text = sliceText(sentence, at + 1, stop);
    const words = splitWords(text).length;
    const isClosed =
      words >= MIN_WORDS &&
      words <= MAX_WORDS &&
      !/\b(?:it|they|them|he|she|his|her|its|their|him|not|so|do|be|have)\b/.test(text);
    return isClosed ? [{ sentence, at, to: stop, text }] : [];
  });
}
