import type { Question } from '@study-assistant/contract/quizzes';
import { locateQuote } from '../../text-extraction/locate-quote.ts';
import type { SourceDocument } from '../../text-extraction/source-document.ts';
import { benchmarkSeconds } from '../benchmark-time.ts';
import { placeKey } from '../key-position.ts';
import { checkQuestion } from '../validator/check-question.ts';
import type { Evidence } from '../validator/evidence.ts';
import type { CheckedQuestion } from '../validator/rule.ts';
import { capitalise, contentStems } from '../words.ts';
import type { WriteSettings } from '../writer.ts';
import type { ModelQuestion } from './answer.ts';
import type { Part } from './numbered-parts.ts';
import { visibleText } from './visible-text.ts';

export type AcceptContext = {
  document: SourceDocument;
  evidence: Evidence;
  settings: WriteSettings;
  part: Part;
  position: number;
  others: readonly CheckedQuestion[];
  random: () => number;
};

const DIFFICULTY = { Easy: 0.3, Medium: 0.5, Hard: 0.8 };
const MAX_TOPIC_CHARACTERS = 60;

/** A question for the quiz, or null when anything about it is not as it must be. */
export function acceptAnswer(answer: ModelQuestion, context: AcceptContext): Question | null {
  const clean = cleaned(answer);
  if (!clean || Object.values(clean).some(isOutOfPlace)) return null;
  const quote = quoteOf(answer, context.part);
  const place = quote === null ? null : locateQuote(context.document, quote);
  if (quote === null || place === null) return null;
  if (!isProvenBy(clean.correct, quote, context)) return null;
  const { options, correctAnswer } = placeKey(
    clean.correct,
    [clean.wrong1, clean.wrong2, clean.wrong3],
    context.position,
    context.random,
  );
  const question = { question: clean.stem, options, correctAnswer, quote: place.quote };
  if (checkQuestion(question, context).length > 0) return null;
  return {
    question: clean.stem,
    options: options.map(capitalise),
    correctAnswer,
    explanation: `${clean.explanation} The text says: “${place.quote}”`.trim(),
    topic: capitalise(clean.topic.slice(0, MAX_TOPIC_CHARACTERS)),
    benchmarkTime: benchmarkSeconds(question, DIFFICULTY[context.settings.toughness]),
    source: { page: place.page, section: place.heading, quote: place.quote },
  };
}

type Texts = Record<
  'stem' | 'correct' | 'wrong1' | 'wrong2' | 'wrong3' | 'explanation' | 'topic',
  string
>;

function cleaned(answer: ModelQuestion): Texts | null {
  const { stem, correct, wrong1, wrong2, wrong3, explanation, topic } = answer;
  const texts = { stem, correct, wrong1, wrong2, wrong3, explanation, topic };
  const clean = Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [name, visibleText(text)]),
  ) as Texts;
  return Object.values(clean).every((text, at) => text !== '' || at === 5) ? clean : null;
}

/** Links, markup, and talk about the request show that the text was not written for students. */
function isOutOfPlace(text: string): boolean {
  return /https?:|www\.|\b[\w-]+\.(?:com|org|net|io)\b|<\/?[a-z][^>]*>|```|\*\*|\]\(|\b(?:this|the|system|my) prompt\b|\bas an ai\b|\blanguage model\b|\b(?:previous|above|system) instructions?\b|=====|\bthe passage\b/i.test(
    text,
  );
}

const SAME_SENTENCE = 0.9;

/** The evidence as the part has it; a copy with small slips counts when nine words of ten agree. */
function quoteOf(answer: ModelQuestion, part: Part): string | null {
  const evidence = visibleText(answer.evidence).replace(/^\[\d+\]\s*/, '');
  if (part.sentences.some((sentence) => sentence.includes(evidence)) && evidence.length >= 15)
    return evidence;
  const named = part.sentences[(answer.sentence ?? 0) - 1];
  const given = contentStems(evidence);
  return (
    [named, ...part.sentences].find(
      (sentence) =>
        sentence !== undefined && agreement(given, contentStems(sentence)) >= SAME_SENTENCE,
    ) ?? null
  );
}

function agreement(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = [...a].filter((stem) => b.has(stem)).length;
  return Math.max(a.size, b.size) < 3 ? 0 : shared / Math.max(a.size, b.size);
}

/** The right option's words stand in the evidence or beside it; a hard question may conclude. */
function isProvenBy(key: string, quote: string, { part, settings }: AcceptContext): boolean {
  if (settings.toughness === 'Hard') return true;
  const at = part.sentences.findIndex((sentence) => sentence.includes(quote));
  const near = contentStems(
    [quote, ...part.sentences.slice(Math.max(0, at - 1), at + 2)].join(' '),
  );
  const wanted = [...contentStems(key)];
  return wanted.filter((stem) => near.has(stem)).length >= Math.ceil(wanted.length / 2);
}
