import { isFunctionWord, listStems, splitWords } from '../language/words.ts';
import type { Evidence, Told } from './evidence.ts';

/** What a question asks: the telling words before and after its answer. */
type Asked = {
  before: readonly string[];
  behind: readonly string[];
  /** Whether the answer's place among them is known, as for a blank. */
  isPlaced: boolean;
  /** Words that narrow the answer down to one. */
  limits: readonly string[];
  /** What a sentence that says it cannot have; null where the question itself has it. */
  forbids: RegExp | null;
};

const BLANK = /_{2,}/;
const LEAD_IN = /^(?:complete the sentence|according to the \p{L}+)[:,]\s*/iu;
/** In "Which process is …" or "Which of these enzymes are …" the statement follows this. */
const ASKS_FOR =
  /^(?:which|what|who)\b[^,]*?\b(?=(?:is|are|was|were|has|have|had|can|could|will|would|may|must)\b)/i;
const LAST_SENTENCE = /(?<=[.!?]["'”’)]?) (?=[\p{Lu}_])/u;
const LIMIT = /^(?:most|least|only|first|second|third|fourth|fifth|last|main)$/;
const DENIAL = /\b(?:not|never|unlike|neither|nor|rather than|instead of)\b/;
/** "Bacteria have no nucleus" denies too, but so do parts of what is said of the right answer. */
const ANY_DENIAL = new RegExp(
  `${DENIAL.source}|\\b(?:no(?! more)|cannot|lacks?|lacking|without)\\b`,
);

/** "Chitin, while peptidoglycan" sets apart what "chitin and peptidoglycan" puts together. */
const CONTRAST = /^(?:while|whereas|but|than|without|unlike|not)$/;

/** A sentence with this share of the question's telling words says what it asks. */
const NEARLY_ALL = 0.66;

const TELLING_ANSWER = 3;

type Rivals = {
  stem: string;
  key: string;
  option: string;
  /** Whether it has to say all that is said of the right answer, and not only as much. */
  hasToSayAll?: boolean;
};

/** Tells whether a sentence says of a wrong answer what is asked, as fully as of the right one. */
export function isSaidToo(
  evidence: Evidence,
  { stem, key, option, hasToSayAll = false }: Rivals,
): boolean {
  const asked = readAsked(stem, hasToSayAll ? ANY_DENIAL : DENIAL);
  const [right, wrong] = [listStems(key), listStems(option)];
  const said = findFullest(evidence, asked, wrong, right);
  if (said.length < NEARLY_ALL * countAsked(asked) || said.length === 0) return false;
  const ofKey = findFullest(evidence, asked, right, wrong);
  return hasToSayAll ? ofKey.every((stem) => said.includes(stem)) : said.length >= ofKey.length;
}

function readAsked(question: string, denial: RegExp): Asked {
  const sentence = question.replace(LEAD_IN, '').split(LAST_SENTENCE).at(-1) ?? '';
  const limits = splitWords(sentence).filter((word) => LIMIT.test(word));
  const forbids = denial.test(sentence.toLowerCase()) ? null : denial;
  const [before = '', behind] = sentence.split(BLANK);
  const rest =
    behind === undefined
      ? { before: [], behind: listStems(withoutAsking(sentence)), isPlaced: false }
      : { before: listStems(before), behind: listStems(behind), isPlaced: true };
  return { ...rest, limits, forbids };
}

function withoutAsking(question: string): string {
  return question.replace(ASKS_FOR, '').replace(/\bexamples?\b/gi, '');
}

function countAsked({ before, behind }: Asked): number {
  return before.length + behind.length;
}

/** The most words of the question that a sentence says about an answer. */
function findFullest(
  evidence: Evidence,
  asked: Asked,
  answer: readonly string[],
  rival: readonly string[],
): string[] {
  return evidence
    .sentencesWith(answer)
    .map((sentence) => listSaidOf(answer, rival, sentence, asked))
    .reduce((fullest, said) => (said.length > fullest.length ? said : fullest), []);
}

/** The words of the question that a sentence says about an answer. */
function listSaidOf(
  answer: readonly string[],
  rival: readonly string[],
  { text, stems }: Told,
  asked: Asked,
): string[] {
  const { before, behind, isPlaced, limits, forbids } = asked;
  const [at, other] = [findRun(stems, answer), findRun(stems, rival)];
  const words = splitWords(text);
  const isBeside =
    other >= 0 &&
    (other === at + answer.length || other + rival.length === at) &&
    !wordsBetween(words, Math.max(at, other)).some((word) => CONTRAST.test(word));
  // A sentence with both, but not side by side, distinguishes them.
  if (at < 0 || (other >= 0 && !isBeside)) return [];
  if (!limits.every((word) => words.includes(word))) return [];
  if (forbids?.test(text)) return [];
  const total = countAsked(asked);
  const further = stems.length - answer.length - (other < 0 ? 0 : rival.length) - total;
  // A single word is in many sentences, though rarely together with a long answer.
  const isTelling = total > 1 || further === 0 || answer.length >= TELLING_ANSWER;
  if (!isTelling) return [];
  const ahead = isPlaced ? stems.slice(0, at) : stems;
  const after = isPlaced ? stems.slice(at + answer.length) : stems;
  return [
    ...before.filter((stem) => ahead.includes(stem)),
    ...behind.filter((stem) => after.includes(stem)),
  ];
}

/** The function words right before the telling word at this place. */
function wordsBetween(words: readonly string[], place: number): string[] {
  const telling = words.flatMap((word, at) => (isFunctionWord(word) ? [] : [at]));
  return words.slice((telling[place - 1] ?? -1) + 1, telling[place]);
}

/** Finds where a run of stems begins in a sentence; -1 if it is not there. */
function findRun(sentence: readonly string[], run: readonly string[]): number {
  if (run.length === 0) return -1;
  return sentence.findIndex((_, at) => run.every((stem, step) => sentence[at + step] === stem));
}
