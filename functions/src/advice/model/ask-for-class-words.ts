import { INSIGHT_HEADINGS } from '@study-assistant/contract/classes/insight-headings';
import { askForJson } from '@study-assistant/writer/model/asking/ask-for-json';
import { fence } from '@study-assistant/writer/model/asking/fence';
import { objectOf } from '@study-assistant/writer/model/asking/flat-schema';
import { keepVisible } from '@study-assistant/writer/model/asking/keep-visible';
import type { Model } from '@study-assistant/writer/model/asking/language-model';
import * as z from 'zod/mini';
import type { GroupNumbers } from '../../domain/school/class-numbers.ts';
import { checkWords } from './check-words.ts';
import { refuseOrders } from './refuse-orders.ts';
import { ADVICE_TIMEOUT_MS, refused } from './refused.ts';

const MAX_LINES = 30;
const MAX_LINE_CHARACTERS = 400;

/** What is said of fewer students is said of each. */
const MIN_STUDENTS = 3;

const answerSchema = z.object({ lines: z.array(z.string()) });
const responseSchema = objectOf({ lines: { type: 'array', items: { type: 'string' } } });

const { brief, topics, questions, wentWell, nextStep } = INSIGHT_HEADINGS;
const HEADINGS = [brief, topics, questions, wentWell, nextStep];

const SYSTEM = [
  'You write a short report for a teacher about how a class does, from numbers.',
  'Answer with lines: a heading begins with "## ", every other line is a point and begins with "- ". Bold is **so**.',
  `Headings, where there is something to say: ${HEADINGS.join(', ')}.`,
  'Each point says what the numbers show and one thing to do. "percentRight" is of first attempts.',
  'Use no number that is not given, and say nothing about single students or groups of fewer than three.',
  'No links, no other markup.',
].join('\n');

/** The class in simple markdown, in the model's words. It gets aggregates only. */
export async function askForClassWords(model: Model, numbers: GroupNumbers): Promise<string> {
  refuseOrders([
    ...[...numbers.weakTopics, ...numbers.strongTopics].map(({ topic }) => topic),
    ...numbers.hardQuestions.flatMap(({ topic, question }) => [topic, question]),
  ]);
  const facts = JSON.stringify(factsOf(numbers));
  const { lines } = await askForJson(model, {
    system: SYSTEM,
    prompt: fence('table of numbers', facts),
    schema: answerSchema,
    responseSchema,
    signal: AbortSignal.timeout(ADVICE_TIMEOUT_MS),
    timeoutMs: ADVICE_TIMEOUT_MS,
  });
  const written = lines.map(keepVisible).filter((line) => line !== '');
  if (written.length < 3 || written.length > MAX_LINES) throw refused('too short or too long');
  for (const line of written) {
    const [, text] = /^(?:## |- )(.+)$/.exec(line) ?? [];
    if (text === undefined) throw refused('a line is neither heading nor point');
    checkWords(text.replace(/\*\*([^*]+)\*\*/g, '$1'), {
      facts,
      maxCharacters: MAX_LINE_CHARACTERS,
    });
    if (
      /\b(?:one|two|1|2|a single|a|another) (?:student|pupil|learner|child|boy|girl)\b/i.test(text)
    ) {
      throw refused('a line is about single students');
    }
  }
  return written
    .map((line, index) => (line.startsWith('## ') && index > 0 ? `\n${line}` : line))
    .join('\n');
}

/** Counts of fewer than three students are left out, also where two counts would tell them by subtraction. */
function factsOf({ students, started, improved, slipped, average, ...rest }: GroupNumbers) {
  const notStarted = students - started;
  return {
    studentsWithAQuiz: started,
    ...(notStarted === 0 || notStarted >= MIN_STUDENTS ? { students } : {}),
    ...(improved >= MIN_STUDENTS ? { improved } : {}),
    ...(slipped >= MIN_STUDENTS ? { slipped } : {}),
    averagePercent: average,
    weakTopics: rest.weakTopics.map(share),
    strongTopics: rest.strongTopics.map(share),
    hardQuestions: rest.hardQuestions.map((question) => ({
      question: keepVisible(question.question),
      ...share(question),
    })),
  };
}

function share({ topic, right, asked }: { topic: string; right: number; asked: number }) {
  return {
    topic: keepVisible(topic),
    percentRight: Math.round((right / asked) * 100),
    answers: asked,
  };
}
