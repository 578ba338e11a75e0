import { contentStems } from '../language/words.ts';
import type { PassageIndex, PlacedSentence } from './passage-index.ts';
import { listWanted, sumWeights, type WantedWord, type WordKnowledge } from './wanted-words.ts';

/** One to three neighbouring sentences, and how far they prove an answer to a question. */
export type RankedPassage = {
  sentences: readonly PlacedSentence[];
  /** Shares, by weight, of the question's words, and of the answer's in or beside the passage. */
  question: number;
  answer: number;
  /** Above 0 the text is taken to say it. */
  proof: number;
};

const MOST_SENTENCES = 3;
/** Only the sentences that have most of what is wanted are looked at. */
const MOST_PLACES = 150;
/** Of these passages the one whose meaning is nearest may win. */
const FINALISTS = 5;
/** What a word of the answer in the sentence beside the passage counts for. */
const BESIDE = 0.3;
/** Deducted for each further sentence, and for a passage that begins with "It" or "These". */
const LONGER = 0.06;
const LOOSE = 0.06;

/** The least share of the answer's words that a proof has in or beside it. */
const LEAST_ANSWER = 0.3;
const UNPROVEN = -10;

type Span = {
  from: number;
  to: number;
  question: number;
  answer: number;
  /** The weight of all that is told. */
  told: number;
  value: number;
};

/** The passage of a text that says most of an answer to a question; null where none says anything. */
export function findBestPassage(
  question: string,
  answer: string,
  index: PassageIndex,
  knowledge: WordKnowledge,
): RankedPassage | null {
  const ofQuestion = listWanted(question, new Set(), index, knowledge);
  const ownWords = listWanted(answer, contentStems(question), index, knowledge);
  // An answer that only repeats the question, or a statement, is looked for in its own words.
  const ofAnswer =
    ownWords.length > 0
      ? ownWords
      : listWanted(answer === '' ? question : answer, new Set(), index, knowledge);
  const finalists = listSpans(ofQuestion, ofAnswer, index)
    .sort((a, b) => b.value - a.value)
    .slice(0, FINALISTS);
  let best: RankedPassage | null = null;
  for (const span of finalists) {
    const sentences = index.sentences.slice(span.from, span.to + 1);
    const text = sentences.map((sentence) => sentence.text).join(' ');
    const nearness = knowledge.vectors.similarity(`${question} ${answer}`, text);
    const proof = span.answer < LEAST_ANSWER ? UNPROVEN : weighProof(span, nearness);
    if (!best || proof > best.proof)
      best = { sentences, question: span.question, answer: span.answer, proof };
  }
  return best;
}

/** By logistic regression on the questions of three textbooks; see quiz-quality.md. */
function weighProof({ question, answer, told }: Span, nearness: number): number {
  return 3.6 * question + 3.1 * answer + 0.098 * Math.min(told, 40) + 5.3 * nearness - 10.05;
}

function listSpans(
  ofQuestion: readonly WantedWord[],
  ofAnswer: readonly WantedWord[],
  index: PassageIndex,
): Span[] {
  const wanted = [...ofQuestion, ...ofAnswer];
  const rows = findRows(wanted, index);
  const totals = { question: sumWeights(ofQuestion) || 1, answer: sumWeights(ofAnswer) || 1 };
  const nothing = new Float32Array(wanted.length);
  const paragraphOf = (at: number) => index.sentences[at]?.paragraph;
  const rowBeside = (at: number, other: number) =>
    paragraphOf(at) === paragraphOf(other) ? (rows.get(other) ?? nothing) : nothing;

  function weigh(from: number, to: number): Span {
    let [question, answer] = [0, 0];
    const [before, after] = [rowBeside(from, from - 1), rowBeside(to, to + 1)];
    for (const [at, { weight }] of wanted.entries()) {
      let inside = 0;
      for (let place = from; place <= to; place += 1)
        inside = Math.max(inside, rows.get(place)?.[at] ?? 0);
      const beside = BESIDE * Math.max(before[at] ?? 0, after[at] ?? 0);
      if (at < ofQuestion.length) question += weight * inside;
      else answer += weight * Math.max(inside, beside);
    }
    const told = question + answer;
    question /= totals.question;
    answer /= totals.answer;
    const deducted = LONGER * (to - from) + (index.sentences[from]?.isLoose ? LOOSE : 0);
    const value = (question + answer) / 2 - deducted;
    return { from, to, question, answer, told, value };
  }

  const spans = new Map<number, Span>();
  for (const at of likeliestPlaces(rows, wanted))
    for (let from = Math.max(0, at - MOST_SENTENCES + 1); from <= at; from += 1)
      for (let to = at; to < from + MOST_SENTENCES; to += 1) {
        const id = from * MOST_SENTENCES + to - from;
        if (paragraphOf(from) === paragraphOf(to) && paragraphOf(to) !== undefined)
          if (!spans.has(id)) spans.set(id, weigh(from, to));
      }
  return [...spans.values()];
}

/** What each sentence has of the wanted words, from 0 to 1 each, by the sentence's number. */
function findRows(wanted: readonly WantedWord[], index: PassageIndex): Map<number, Float32Array> {
  const rows = new Map<number, Float32Array>();
  for (const [at, { forms }] of wanted.entries())
    for (const [form, value] of forms)
      for (const place of index.placesOf(form)) {
        const row = rows.get(place) ?? new Float32Array(wanted.length);
        rows.set(place, row);
        row[at] = Math.max(row[at] ?? 0, value);
      }
  return rows;
}

function likeliestPlaces(
  rows: ReadonlyMap<number, Float32Array>,
  wanted: readonly WantedWord[],
): number[] {
  return [...rows]
    .map(([place, row]) => ({
      place,
      told: row.reduce((sum, value, at) => sum + value * (wanted[at]?.weight ?? 0), 0),
    }))
    .sort((a, b) => b.told - a.told)
    .slice(0, MOST_PLACES)
    .map(({ place }) => place);
}
