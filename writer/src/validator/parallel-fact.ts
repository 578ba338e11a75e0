import { listStems, splitWords } from '../language/words.ts';
import type { Evidence, Told } from './evidence.ts';

/** What a question asks: the telling words before and after its answer. */
type Asked = {
  before: readonly string[];
  behind: readonly string[];
  /** Whether the answer's place among them is known, as for a blank. */
  isPlaced: boolean;
  /** Words that narrow the answer down to one. */
  limits: readonly string[];
  denies: boolean;
};

const BLANK = /_{2,}/;
const LEAD_IN = /^(?:complete the sentence|according to the \p{L}+)[:,]\s*/iu;
/** In "Which process is …" or "Which of these enzymes are …" the statement follows this. */
const ASKS_FOR =
  /^(?:which|what|who)\b[^,]*?\b(?=(?:is|are|was|were|has|have|had|can|could|will|would|may|must)\b)/i;
const LAST_SENTENCE = /(?<=[.!?]["'”’)]?) (?=[\p{Lu}_])/u;
const LIMIT = /^(?:most|least|only|first|last|main)$/;
const DENIAL = /\b(?:not|never|unlike|neither|nor|rather than|instead of)\b/;

/** A sentence with this share of the question's telling words says what it asks. */
const NEARLY_ALL = 0.66;

const TELLING_ANSWER = 3;

/** Tells whether a sentence says of a wrong answer what is asked, as fully as of the right one. */
export function isSaidToo(
  evidence: Evidence,
  { stem, key, option }: { stem: string; key: string; option: string },
): boolean {
  const asked = readAsked(stem);
  const [right, wrong] = [listStems(key), listStems(option)];
  const said = findFullest(evidence, asked, wrong, right);
  return said >= NEARLY_ALL && said >= findFullest(evidence, asked, right, wrong);
}

function readAsked(question: string): Asked {
  const sentence = question.replace(LEAD_IN, '').split(LAST_SENTENCE).at(-1) ?? '';
  const limits = splitWords(sentence).filter((word) => LIMIT.test(word));
  const denies = DENIAL.test(sentence.toLowerCase());
  const [before = '', behind] = sentence.split(BLANK);
  const rest =
    behind === undefined
      ? { before: [], behind: listStems(withoutAsking(sentence)), isPlaced: false }
      : { before: listStems(before), behind: listStems(behind), isPlaced: true };
  return { ...rest, limits, denies };
}

function withoutAsking(question: string): string {
  return question.replace(ASKS_FOR, '').replace(/\bexamples?\b/gi, '');
}

function findFullest(
  evidence: Evidence,
  asked: Asked,
  answer: readonly string[],
  rival: readonly string[],
): number {
  const told = evidence.sentencesWith(answer);
  return Math.max(0, ...told.map((sentence) => shareSaidOf(answer, rival, sentence, asked)));
}

/** How much of the question a sentence says about an answer, 0 to 1. */
function shareSaidOf(
  answer: readonly string[],
  rival: readonly string[],
  { text, stems }: Told,
  { before, behind, isPlaced, limits, denies }: Asked,
): number {
  const [at, other] = [findRun(stems, answer), findRun(stems, rival)];
  const isBeside = other === at + answer.length || other + rival.length === at;
  // A sentence with both, but not side by side, distinguishes them.
  if (at < 0 || (other >= 0 && !isBeside)) return 0;
  const words = splitWords(text);
  if (!limits.every((word) => words.includes(word))) return 0;
  if (DENIAL.test(text) && !denies) return 0;
  const total = before.length + behind.length;
  const further = stems.length - answer.length - (other < 0 ? 0 : rival.length) - total;
  // A single word is in many sentences, though rarely together with a long answer.
  const isTelling = total > 1 || further === 0 || answer.length >= TELLING_ANSWER;
  if (total === 0 || !isTelling) return 0;
  const ahead = isPlaced ? stems.slice(0, at) : stems;
  const after = isPlaced ? stems.slice(at + answer.length) : stems;
  return (countIn(before, ahead) + countIn(behind, after)) / total;
}

function countIn(wanted: readonly string[], told: readonly string[]): number {
  return wanted.filter((stem) => told.includes(stem)).length;
}

/** Finds where a run of stems begins in a sentence; -1 if it is not there. */
function findRun(sentence: readonly string[], run: readonly string[]): number {
  if (run.length === 0) return -1;
  return sentence.findIndex((_, at) => run.every((stem, step) => sentence[at + step] === stem));
}
