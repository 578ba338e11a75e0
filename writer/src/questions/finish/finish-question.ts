import type { Question } from '@study-assistant/contract/questions/question';
import { capitalise } from '../../language/words.ts';
import { estimateSeconds } from '../../quiz/benchmark-time.ts';
import { placeKey } from '../../quiz/key-position.ts';
import type { CheckedQuestion } from '../../validator/rule.ts';
import type { WrittenDraft } from '../../writer.ts';
import type { Proposal } from '../proposals/proposal.ts';
import type { RatedQuestion } from '../rated/rate-questions.ts';
import type { DocumentIndex } from '../wrong-answers/document-index.ts';
import { explain } from './explain.ts';

/** The stem and options as printed, with the key at its position. */
export function arrange(
  { proposal, three }: RatedQuestion,
  position: number,
  random: () => number,
): CheckedQuestion {
  const wrong = (three ?? []).map(({ text }) => text);
  return {
    ...placeKey(proposal.key, wrong, position, random),
    question: proposal.stem,
    quote: proposal.sentence.quote,
  };
}

/** Adds what a question needs besides its options: explanation, topic, time and source. */
export function finishQuestion(
  rated: RatedQuestion,
  arranged: CheckedQuestion,
  {
    topic,
    confidence,
    index,
  }: { topic: string; confidence: 'sure' | 'check'; index: DocumentIndex },
): Question {
  const { sentence } = rated.proposal;
  return {
    question: arranged.question,
    options: arranged.options.map(capitalise),
    correctAnswer: arranged.correctAnswer,
    explanation: explain(rated.proposal, rated.three ?? [], index),
    topic,
    benchmarkTime: estimateSeconds(arranged, rated.difficulty),
    source: { page: sentence.page, section: sentence.heading, quote: sentence.quote },
    confidence,
    ...withFact(rated.proposal),
  };
}

function withFact({ fact }: Proposal): { fact?: string } {
  return fact ? { fact } : {};
}

/** Wrong answers at least this plausible are set in a draft; the others are only offered. */
const STANDS = 0.5;
const MOST_SUGGESTIONS = 8;
const MOST_STEMS = 3;
/** Below this the wording is the weak spot, above it the wrong answers are. */
const GOOD_STEM = 0.5;

export function finishDraft(
  rated: RatedQuestion,
  topic: string,
  index: DocumentIndex,
): WrittenDraft {
  const { proposal, ranked, three, worth } = rated;
  const { sentence } = proposal;
  const standing = (three ?? []).filter(({ plausibility }) => plausibility >= STANDS);
  const first = [...(three ?? []), ...ranked].filter(
    (rival, at, all) => !standing.includes(rival) && all.indexOf(rival) === at,
  );
  return {
    question: proposal.stem,
    answer: capitalise(proposal.key),
    wrongAnswers: standing.map(({ text }) => capitalise(text)),
    weakSpot: !proposal.proven ? 'not-proven' : worth < GOOD_STEM ? 'stem' : 'wrong-answers',
    suggestions: {
      stems: proposal.otherStems.slice(0, MOST_STEMS),
      wrongAnswers: first.slice(0, MOST_SUGGESTIONS).map(({ text }) => capitalise(text)),
    },
    explanation: explain(proposal, standing, index),
    topic,
    source: { page: sentence.page, section: sentence.heading, quote: sentence.quote },
    ...withFact(proposal),
  };
}
