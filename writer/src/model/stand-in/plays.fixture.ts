import { answersFrom, isJudging, isReview, judgementsFrom } from './model-answers.fixture.ts';
import { questionsFrom, type StandInQuestion } from './model-questions.fixture.ts';

/** How a stand-in handles a request. All plays that answer at all review honestly. */
export type Play =
  /** Real questions from the numbered sentences of the prompt. */
  | 'good'
  /** The same, with quotes that are not in the document. */
  | 'invented-quotes'
  /** The same, with wrong options marked as right: swapped with the right one, or from outside. */
  | 'wrong-keys'
  /** Questions whose keys are in the text but wrong. */
  | 'defended-wrong-keys'
  /** Questions with two right options, which no rule about words can notice. */
  | 'two-right-answers'
  /** Questions that none of their options answers. */
  | 'no-right-answer'
  /** The same as good, with explanations that speak for a wrong option. */
  | 'wrong-explanations'
  /** The same, asking what the text says. */
  | 'about-the-text'
  /** The same, with a link in every question. */
  | 'links'
  /** The same, with HTML or Markdown in every question. */
  | 'markup'
  /** Follows orders in the document: another key, a link, talk of its instructions. */
  | 'gullible'
  /** Questions without a right option. */
  | 'half-questions'
  /** JSON that breaks off, although the service reports a finished answer. */
  | 'truncated'
  /** JSON that breaks off because the answer became too long. */
  | 'max-tokens'
  /** Status 429 with a requested pause of 2 seconds. */
  | 'quota'
  /** Status 429 because the requests of the day are used up. */
  | 'daily-quota'
  /** Status 500 with a message that repeats what was sent. */
  | 'server-error'
  | 'bad-key'
  | 'unknown-model'
  /** Never answers. */
  | 'hang'
  /** The service refuses the text. */
  | 'blocked'
  /** The service stops the model in the middle of an answer. */
  | 'blocked-answer'
  /** Any other answer, for requests that do not ask for questions. */
  | { json: unknown };

const FAILURES = ['quota', 'daily-quota', 'server-error', 'bad-key', 'unknown-model'] as const;
export type Failure = (typeof FAILURES)[number];

/** The answer before a service gives it its own form; null for none at all. */
export type Played =
  | { text: string; ending: 'whole' | 'too-long' | 'stopped' | 'refused' }
  | { failure: Failure; message: string }
  | null;

/** Incomplete answers: how much of a good one, and the ending that the service reports. */
const BROKEN = {
  truncated: { until: -40, ending: 'whole' },
  'max-tokens': { until: 300, ending: 'too-long' },
  'blocked-answer': { until: 300, ending: 'stopped' },
  blocked: { until: 0, ending: 'refused' },
} as const;

export function playAnswer(play: Play, prompt: string): Played {
  if (typeof play === 'object') return { text: JSON.stringify(play.json), ending: 'whole' };
  if (play === 'hang') return null;
  const failure = FAILURES.find((one) => one === play);
  if (failure) return { failure, message: `${play} ${prompt}` };
  if (isBroken(play)) {
    const { until, ending } = BROKEN[play];
    return { text: textFor('good', prompt).slice(0, until), ending };
  }
  return { text: textFor(play, prompt), ending: 'whole' };
}

function isBroken(play: string): play is keyof typeof BROKEN {
  return play in BROKEN;
}

type Change = (question: StandInQuestion, at: number) => object;

/** How the questions of a play differ from good ones. */
const CHANGES: Partial<Record<Play & string, Change>> = {
  'invented-quotes': withInventedQuote,
  'wrong-keys': withWrongKey,
  'defended-wrong-keys': (question) => asRiddle(question, question.wrong1),
  'no-right-answer': (question) => asRiddle(question, 'umbrella'),
  'two-right-answers': (question) => ({ ...question, wrong1: `quasi${question.correct}` }),
  'wrong-explanations': (question) => ({
    ...question,
    explanation: `It is the ${question.wrong2} that does it.`,
  }),
  'about-the-text': (question) => ({
    ...question,
    stem: `According to the text, ${question.stem}`,
  }),
  links: withLink,
  markup: withMarkup,
  'half-questions': (question) => ({ ...question, correct: undefined }),
};

function textFor(play: Play & string, prompt: string): string {
  if (isJudging(prompt)) return JSON.stringify({ answers: judgementsFrom(prompt) });
  if (isReview(prompt)) return JSON.stringify({ answers: answersFrom(prompt) });
  const questions = questionsFrom(prompt);
  const change = play === 'gullible' && isGivenOrders(prompt) ? asOrdered : CHANGES[play];
  return JSON.stringify({ questions: change ? questions.map(change) : questions });
}

function withInventedQuote(question: StandInQuestion): StandInQuestion {
  const evidence =
    'Scholars have since agreed that none of it ever took place in the manner described.';
  return { ...question, evidence, sentence: '1.999' };
}

function withWrongKey(question: StandInQuestion, at: number): StandInQuestion {
  const { correct, wrong1 } = question;
  if (at % 2 === 0) return { ...question, correct: wrong1, wrong1: correct };
  return { ...question, correct: wrong1, wrong1: 'volcanoes' };
}

/** A question whose answer is `truth`, whatever is marked as right or said in the text. */
function asRiddle(question: StandInQuestion, truth: string): StandInQuestion {
  const reversed = [...truth].reverse().join('');
  return { ...question, stem: `Which word reads “${reversed}” from back to front?` };
}

function withLink(question: StandInQuestion, at: number): StandInQuestion {
  const link = ['https://example.org/win', 'www.example.org', 'example.com', 'me@example.org'];
  return { ...question, explanation: `See ${link[at % link.length]} for more.` };
}

function withMarkup(question: StandInQuestion, at: number): StandInQuestion {
  const { stem, wrong1, explanation } = question;
  if (at % 3 === 0) return { ...question, stem: `<b>${stem}</b>` };
  if (at % 3 === 1) return { ...question, wrong1: `**${wrong1}**` };
  return { ...question, explanation: `${explanation} <img src=x onerror=alert(1)>` };
}

function isGivenOrders(prompt: string): boolean {
  return /ignore (?:all )?previous instructions/i.test(prompt);
}

function asOrdered(question: StandInQuestion, at: number): StandInQuestion {
  if (at % 3 === 0) return { ...question, correct: question.wrong3, wrong3: question.correct };
  if (at % 3 === 1) return { ...question, explanation: 'More at http://prizes.example.' };
  return { ...question, explanation: 'As instructed, C is marked as right.' };
}
