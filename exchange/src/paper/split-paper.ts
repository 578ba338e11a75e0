import { after, readBullet, readNumber, readOptions, type Option } from './labels.ts';
import { cutLine, type PaperLine } from './paper-line.ts';
import {
  announcesRules,
  announcesStatements,
  answerInside,
  asksForSeveral,
  isAside,
  isInstruction,
  isRule,
  isSection,
  readAnswer,
  readExplanation,
  readKeyHead,
} from './phrases.ts';

export type PaperQuestion = {
  number: number;
  stem: PaperLine[];
  options: Option[];
  /** What the paper says behind it; null where it says nothing. */
  answer: string | null;
  explanation: string[];
  /** Whether the part that it stands in asks what is true. */
  isStatement: boolean;
  asksSeveral: boolean;
  hasPicture: boolean;
};

export type Paper = { questions: PaperQuestion[]; key: PaperLine[] };

/** What stands where the paper is read: the question, and what its part has announced. */
type Reading = {
  questions: PaperQuestion[];
  style: string | null;
  isOpen: boolean;
  /** Whether a part has begun since the last question. */
  isNewPart: boolean;
  isStatement: boolean;
  asksSeveral: boolean;
  /** Whether a list of rules is being read. */
  isRules: boolean;
};

/** No number of a question is left out so often. */
const MOST_SKIPPED = 3;
const MAX_JOINED = 4000;

/** Splits a paper into its questions, and the key behind them. */
export function splitPaper(lines: readonly PaperLine[]): Paper {
  const split = withDots(lines).flatMap(splitAnswers);
  const head = findKey(split);
  const at = head < 0 ? findBareKey(split) : head;
  const reading: Reading = {
    ...{ questions: [], style: null, isOpen: false, isNewPart: true },
    ...{ isStatement: false, asksSeveral: false, isRules: false },
  };
  for (const line of at < 0 ? split : split.slice(0, at)) readLine(line, reading);
  return { questions: reading.questions, key: at < 0 ? [] : split.slice(at) };
}

/** Options may have a letter and nothing behind it: at least three lines in a row show that they are some. */
function withDots(lines: readonly PaperLine[]): readonly PaperLine[] {
  const begins = (at: number, letter: string) =>
    lines[at]?.text.trimStart().startsWith(`${letter} `);
  let next = '';
  return lines.map((line, at) => {
    if (begins(at, 'A') && begins(at + 1, 'B') && begins(at + 2, 'C')) next = 'A';
    if (next === '' || !begins(at, next)) {
      next = '';
      return line;
    }
    next = next === 'H' ? '' : String.fromCodePoint((next.codePointAt(0) ?? 0) + 1);
    const bare = cutLine(line, 0);
    return {
      ...bare,
      text: `${bare.text[0] ?? ''}.${bare.text.slice(1)}`,
      signs: withGap(bare.signs),
    };
  });
}

function withGap([first = 0, ...others]: readonly number[]): number[] {
  return [first, 0, ...others];
}

/** "d) glass  Answer: b" is two lines. */
function splitAnswers(line: PaperLine): PaperLine[] {
  const at = readAnswer(line.text) === null ? answerInside(line.text) : -1;
  return at < 0 ? [line] : [cutLine(line, 0, at), { ...cutLine(line, at), opensBlock: false }];
}

/** The place of the head of a key: a line behind which numbers come, and no options. */
function findKey(lines: readonly PaperLine[]): number {
  let lastOption = -1;
  lines.forEach((line, at) => {
    const found = readOptions(line, 'a') ?? readOptions(line, 'b');
    if (found && readNumber(line) === null) lastOption = at;
  });
  return lines.findIndex((line, at) => {
    const rest = at > 0 ? readKeyHead(line.text) : null;
    if (rest === null) return false;
    const next = rest === '' ? lines[at + 1] : cutLine(line, line.text.length - rest.length);
    if (!next) return false;
    if (
      !/^\(?(?:q(?:uestion)?\s*)?\.?\s*\d|^(?:q(?:uestion)?|no|number|section|part)\b/iu.test(
        next.text,
      )
    )
      return false;
    return at > lastOption || !lines.slice(at).some(({ text }) => /^\(?b[.)]/iu.test(text));
  });
}

const BARE =
  /^(?:\(?\d{1,3}\s*[.):\-–]?\s*[([]?(?:[a-h]|true|false|t|f)[)\]]?(?:[\s,;.|]+|$)){1,100}$/iu;

/** A key without a head: the last lines of a paper, of nothing but numbers and letters. */
function findBareKey(lines: readonly PaperLine[]): number {
  let at = lines.length;
  while (at > 1 && BARE.test(lines[at - 1]?.text.trim() ?? '')) at -= 1;
  const letters = lines.slice(at).flatMap(({ text }) => text.match(/\d+/g) ?? []);
  return letters.length >= 2 ? at : -1;
}

function readLine(line: PaperLine, reading: Reading): void {
  const question = reading.isOpen ? reading.questions.at(-1) : undefined;
  const numbered = readNumber(line);
  if (numbered && reading.isRules && isRule(numbered.rest.text)) return;
  if (numbered && isNext(numbered, line, question, reading)) {
    begin(numbered.number, numbered.rest, reading, numbered.style);
    return;
  }
  const answer = readAnswer(line.text);
  if (question && answer !== null) {
    if (answer !== '') question.answer = answer;
    return;
  }
  const explanation = readExplanation(line.text);
  if (question && explanation !== null) {
    question.explanation.push(explanation);
    return;
  }
  if (question && addOptions(line, question, numbered)) return;
  if (line.isHeading || isSection(line.text) || isInstruction(line.text)) {
    beginPart(line, reading);
    return;
  }
  if (question) goOn(line, question, reading);
}

type Numbered = NonNullable<ReturnType<typeof readNumber>>;

function isNext(
  { number, style }: Numbered,
  line: PaperLine,
  question: PaperQuestion | undefined,
  { style: usual, isNewPart, questions }: Reading,
): boolean {
  const last = questions.at(-1)?.number ?? 0;
  if (!question) return usual === null || isNewPart || (number > last && style === usual);
  if (style !== usual) {
    const isLettered = question.options.some(({ label }) => /^[a-h]$/.test(label));
    const isDone = isLettered || (question.options.length === 0 && number > 1);
    return number === last + 1 && (isNewPart || (isDone && line.opensBlock));
  }
  if (number > last && number <= last + 1 + MOST_SKIPPED) return true;
  // A part may begin again with 1, where the question before has all that it needs.
  return number === 1 && (isNewPart || question.options.length >= 2);
}

function begin(number: number, rest: PaperLine, reading: Reading, style: string): void {
  reading.style = style;
  const question: PaperQuestion = {
    ...{ number, stem: [], options: [], answer: null, explanation: [] },
    ...{ isStatement: reading.isStatement, hasPicture: rest.hasPicture },
    asksSeveral: reading.asksSeveral || asksForSeveral(rest.text),
  };
  reading.questions.push(question);
  reading.isOpen = true;
  reading.isNewPart = false;
  reading.isRules = false;
  if (rest.text === '' || isAside(rest.text) || addOptions(rest, question, null)) return;
  question.stem.push(rest);
}

function beginPart({ text }: PaperLine, reading: Reading): void {
  if (isSection(text) || !reading.isNewPart) {
    reading.isStatement = false;
    reading.asksSeveral = false;
  }
  reading.isRules = announcesRules(text);
  reading.isStatement ||= announcesStatements(text);
  reading.asksSeveral ||= asksForSeveral(text);
  reading.isNewPart = true;
  reading.isOpen = false;
}

/** Takes the options that stand in a line. */
function addOptions(line: PaperLine, question: PaperQuestion, numbered: Numbered | null): boolean {
  const { options } = question;
  const last = options.at(-1)?.label ?? '';
  const found = readOptions(line, /^[a-h]$/.test(last) ? after(last) : 'a');
  if (found && (options.length === 0 || last !== '')) {
    if (found.before.text !== '') question.stem.push(found.before);
    options.push(...found.options);
    question.hasPicture ||= line.hasPicture;
    return question.stem.length > 0 || found.options.length > 0;
  }
  if (question.stem.length === 0) return false;
  const counted = options.every(({ label }) => /^\d+$/.test(label));
  if (numbered && counted && numbered.number === options.length + 1) {
    options.push(...splitCounted(line, numbered));
    return true;
  }
  const bullet = options.every(({ label }) => label === '') ? readBullet(line) : null;
  if (bullet) options.push(bullet);
  return bullet !== null;
}

/** Options may be numbered as well, where questions are numbered otherwise. */
function splitCounted(line: PaperLine, { number, rest }: Numbered): Option[] {
  const options: Option[] = [];
  let [next, text] = [number, rest];
  for (;;) {
    const at = text.text.search(new RegExp(String.raw`\s\(?${next + 1}[.)]\s`, 'u'));
    const head = cutLine(line, 0, line.text.length - rest.text.length);
    if (at < 0) return [...options, { label: String(next), line: text, head }];
    options.push({ label: String(next), line: cutLine(text, 0, at), head });
    text = cutLine(text, at + text.text.slice(at).search(/[.)]/u) + 1);
    next += 1;
  }
}

/** A line without a mark goes on with what stands before it. */
function goOn(line: PaperLine, question: PaperQuestion, reading: Reading): void {
  question.hasPicture ||= line.hasPicture;
  if (line.text.trim() === '') return;
  const last = question.options.at(-1);
  if (question.explanation.length > 0 && !line.opensBlock) {
    question.explanation.push(line.text);
  } else if (last && !line.opensBlock && question.answer === null) {
    last.line = joinLines(last.line, line);
  } else if (last || question.answer !== null) {
    // What stands behind a finished question belongs to none, such as a text for the next ones.
    reading.isOpen = false;
  } else {
    question.stem.push(line);
  }
}

function joinLines(left: PaperLine, right: PaperLine): PaperLine {
  // Longer than any option may be: what comes after it is of no use.
  if (left.text.length > MAX_JOINED) return left;
  const text = `${left.text} `;
  const gap = Array.from({ length: Math.max(0, text.length - left.signs.length) }, () => 0);
  return { ...left, text: text + right.text, signs: [...left.signs, ...gap, ...right.signs] };
}
