import { capitalise, normaliseText } from '../../language/words.ts';
import { keepVisible } from '../asking/keep-visible.ts';
import type { ModelQuestion } from './answer.ts';

/** A model's question that can be shown: plain text and complete. */
export type ReadAnswer = Pick<
  ModelQuestion,
  'stem' | 'correct' | 'explanation' | 'topic' | 'evidence' | 'sentence'
> & {
  wrong: string[];
  /** Why a student chooses the wrong option at the same index; '' when the model does not say. */
  misconceptions: string[];
};

/** The answer in plain text; null when it is incomplete or not written for students. */
export function readAnswer(answer: ModelQuestion): ReadAnswer | null {
  const { stem, correct, wrong1, wrong2, wrong3, explanation, topic, evidence, sentence } = answer;
  const { misconception1, misconception2, misconception3 } = answer;
  const read: ReadAnswer = {
    stem: keepVisible(stem),
    correct: readOption(correct),
    wrong: [wrong1, wrong2, wrong3].map(readOption),
    misconceptions: [misconception1, misconception2, misconception3].map(keepVisible),
    explanation: keepVisible(explanation),
    topic: keepVisible(topic),
    evidence: keepVisible(evidence).replace(/^\[[\d.]+\]\s*/, ''),
    sentence: keepVisible(sentence).replace(/^\[|\]$/g, ''),
  };
  const { wrong, misconceptions, ...single } = read;
  if ([...wrong, ...misconceptions, ...Object.values(single)].some(isOutOfPlace)) return null;
  if ([read.stem, read.correct, ...wrong].includes('')) return null;
  return read;
}

/** Turns "B) Osmosis" into "Osmosis", since the page letters the options itself. */
function readOption(text: string): string {
  return keepVisible(text).replace(/^(?:\([A-D]\)|[A-D][).:])\s+/, '');
}

const OUT_OF_PLACE = [
  // Links and addresses.
  /\b[a-z][a-z\d+.-]*:\/\/|\bwww\.|\bmailto:|\bjavascript:|\b[\w-]+\.(?:com|org|net|io|edu|gov|info|co|ly|me|app|dev)\b|\S@\S+\.\S/i,
  // Markup.
  /<\/?[a-z!][^>]*>|&(?:lt|gt|amp|quot|#\d+);|```|\*\*|(?<!_)__[^_\s]|\]\(|^#{1,6}\s/i,
  // Talk of prompts and instructions.
  /\b(?:system|my|your|user) prompts?\b|\bin the prompt\b|\bthe prompt (?:says|said|asks|asked)\b|\bas an ai\b|\blanguage model\b/i,
  /\b(?:ignore|disregard|forget|override)\b.{0,40}\binstructions?\b|\b(?:previous|prior|above|earlier|system|hidden|following) instructions?\b/i,
  /\bas (?:you )?(?:instructed|requested)\b|\bi (?:was|am|have been) (?:told|asked|instructed)\b/i,
  // Traces of how the request was made.
  /=====|\[\d+\.\d+\]|\bthe (?:passage|given text)s?\b(?! of)/i,
];

/** Finds signs that a text was not written for students, or follows orders in a document. */
export function isOutOfPlace(text: string): boolean {
  return OUT_OF_PLACE.some((pattern) => pattern.test(text));
}

const MOST_TOPIC_WORDS = 5;
const MOST_TOPIC_CHARACTERS = 60;

/**
 * Returns a topic that is not the right answer: the model's where it is a short phrase, else the
 * heading, else the title of the document; null when each is the right answer.
 */
export function chooseTopic(
  { topic, correct }: Pick<ReadAnswer, 'topic' | 'correct'>,
  heading: string | null,
  title: string,
): string | null {
  const own = cleanTopic(topic);
  const known = [heading ?? '', title].map(cleanTopic).filter((text) => /\p{L}{2}/u.test(text));
  const phrase = [...(isShort(own) ? [own] : []), ...known.filter(isPhrase), ...known].find(
    (text) => normaliseText(text) !== normaliseText(correct),
  );
  return phrase === undefined ? null : capitalise(shorten(phrase));
}

function cleanTopic(text: string): string {
  return keepVisible(text).replace(/^[\d.]+\s+|[.:;,]+$/g, '');
}

/** Cuts at the end of a word. */
function shorten(text: string): string {
  return text.length <= MOST_TOPIC_CHARACTERS
    ? text
    : text.slice(0, MOST_TOPIC_CHARACTERS + 1).replace(/\s+\S*$/, '');
}

function isShort(text: string): boolean {
  return text.split(' ').length <= MOST_TOPIC_WORDS && isPhrase(text);
}

function isPhrase(text: string): boolean {
  return (
    /\p{L}{2}/u.test(text) &&
    text.length <= MOST_TOPIC_CHARACTERS &&
    !/[.?!;:_]|^(?:section|chapter|page|passage|figure|question|topic|general)\b/i.test(text)
  );
}
