import type { Analysis } from '../../facts/analysis.ts';
import { isLooseReference } from '../../facts/loose-reference.ts';
import { formQuestion, sliceLead, type Clause } from '../../language/clause.ts';
import { sliceText, type Sentence } from '../../language/sentence.ts';
import { standsAlone } from '../../language/standing.ts';
import { capitalise, contentStems, splitWords } from '../../language/words.ts';
import type { Candidate } from '../candidate.ts';

type Means = { sentence: Sentence; at: number; text: string };

const MIN_WORDS = 3;
const MAX_WORDS = 16;

/** "… by adding a second layer": asks how, among other things that the text says somebody does. */
export function makeMeansItems(analysis: Analysis): Candidate[] {
  const all = analysis.sentences.filter(({ askable }) => askable).flatMap(findGerunds);
  return analysis.clauses.flatMap((clause) => {
    const item = meansItem(analysis, clause, all);
    return item ? [item] : [];
  });
}

function meansItem(analysis: Analysis, clause: Clause, all: readonly Means[]): Candidate | null {
  const { sentence, main, end } = clause;
  const { tokens } = sentence;
  const at = tokens.findIndex(
    (token, index) => index > main + 1 && token.lower === 'by' && isGerund(sentence, index + 1),
  );
  const own = at < 0 ? undefined : findGerunds(sentence).find((means) => means.at === at + 1);
  if (!own || at >= end || isLooseReference(analysis, clause)) return null;
  const form = formQuestion(clause, { from: at, to: end });
  if (!form || splitWords(form).length < 4 || /[,;:—“”"]/.test(form)) return null;
  const lead = sliceLead(clause);
  const stem = `${lead}${lead ? 'how' : 'How'} ${form}?`;
  const topic = contentStems(stem);
  return {
    kind: 'cause',
    stem,
    key: `By ${own.text}`,
    distractors: () =>
      all
        .filter((other) => Math.abs(other.sentence.index - sentence.index) > 1)
        .map((other) => ({
          text: `By ${other.text}`,
          rating:
            Math.abs(Math.log2(other.text.length / own.text.length)) +
            0.1 * Math.min(4, Math.abs(other.sentence.section - sentence.section)) -
            0.3 * Math.min(2, [...contentStems(other.text)].filter((s) => topic.has(s)).length),
        }))
        .sort((a, b) => a.rating - b.rating || (a.text < b.text ? -1 : 1))
        .map(({ text }) => capitalise(text))
        .slice(0, 14),
    sentence,
    subject: `${sentence.index}`,
    worth: 1.9,
    difficulty: 0.6,
  };
}

function isGerund({ tokens }: Sentence, at: number): boolean {
  const token = tokens[at];
  return token?.pos === 'VERB' && /ing$/.test(token.lower) && token.lower.length > 4;
}

/** "adding a second layer" behind "by", a comma, "of" or "for": what somebody or something does. */
function findGerunds(sentence: Sentence): Means[] {
  const { tokens } = sentence;
  return tokens.flatMap((token, at) => {
    const before = tokens[at - 1]?.lower ?? '';
    if (!/^(?:by|,|of|for|in|from|without|through)$/.test(before) || !isGerund(sentence, at))
      return [];
    if (
      /^(?:being|having|including|according|during|regarding|concerning|leaving|meaning|resulting|following)$/.test(
        token.lower,
      )
    )
      return [];
    const stop = tokens.findIndex(
      (other, index) =>
        index > at &&
        /^(?:[,;:—.]|because|when|while|if|that|which|who|but|and)$/.test(other.lower),
    );
    const text = sliceText(sentence, at, stop);
    const words = splitWords(text).length;
    const isClosed =
      words >= MIN_WORDS &&
      words <= MAX_WORDS &&
      standsAlone('', text) &&
      !/\b(?:it|they|them|he|she|his|her|its|their|him|not|so|itself|themselves)\b/.test(text);
    return isClosed ? [{ sentence, at, text }] : [];
  });
}
