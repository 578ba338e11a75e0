import { LeftOut } from '../items/found-question.ts';
import { createNotes } from '../items/notes.ts';
import { settle } from '../items/settle.ts';
import { plainToText } from '../markup/plain-text.ts';
import type { ReadItem } from '../read-item.ts';
import { askPaper } from './ask-paper.ts';
import { readNumber } from './labels.ts';
import type { PaperLine } from './paper-line.ts';
import { pairWithKey, readKey, type KeyEntry } from './read-key.ts';
import { lookAt, markedOptions } from './right-options.ts';
import { splitPaper, type PaperQuestion } from './split-paper.ts';
import { tidyStem } from './tidy-stem.ts';

/** Lines of no paper of 500 questions. */
const MAX_LINES = 20_000;
/** Texts of lines are bounded, so that no pattern takes long. */
const MAX_LINE = 4000;

/** Reads the questions of a paper that was written for people; null where it is none. */
export function readPaper(
  lines: readonly PaperLine[],
): { items: (() => ReadItem)[]; problems: string[] } | null {
  const { questions, key } = splitPaper(lines.slice(0, MAX_LINES).map(shortLine));
  const asks = questions.filter(({ options, stem }) => options.length > 1 || isAsking(stem));
  const hasOptions = questions.some(({ options }) => options.length > 1);
  if (asks.length === 0 || (!hasOptions && asks.length < 2)) return null;
  const entries = pairWithKey(questions, readKey(key));
  const isRare = isRareSign(questions);
  const areUnique = new Set(questions.map(({ number }) => number)).size === questions.length;
  const items = questions.map((question, at) => () => {
    const place = `Question ${question.number}`;
    const unique = areUnique ? place : `${place}, the one at place ${at + 1} of the paper`;
    return readQuestion(question, entries[at], unique, isRare);
  });
  return { items, problems: tellMissing(questions) };
}

/** Bold letters that few questions have are there for another reason, as often as not. */
function isRareSign(questions: readonly PaperQuestion[]): boolean {
  const choices = questions.filter(({ options }) => options.length > 1);
  const marked = choices.filter(({ options }) => markedOptions(options.map(lookAt)).by);
  return marked.length * 2 < choices.length;
}

/** Numbers that the paper passes over are questions that were not seen, as often as not. */
function tellMissing(questions: readonly PaperQuestion[]): string[] {
  const missing = questions.flatMap(({ number }, at) => {
    const before = questions[at - 1]?.number ?? number - 1;
    return Array.from({ length: Math.max(0, number - before - 1) }, (_, step) => before + 1 + step);
  });
  if (missing.length === 0) return [];
  return [`The paper goes on without these numbers, which were not found: ${missing.join(', ')}.`];
}

function shortLine(line: PaperLine): PaperLine {
  return line.text.length <= MAX_LINE ? line : { ...line, text: line.text.slice(0, MAX_LINE) };
}

function isAsking(stem: readonly PaperLine[]): boolean {
  return stem.some(({ text }) => /[?_…]|\btrue\b/iu.test(text));
}

function readQuestion(
  question: PaperQuestion,
  entry: KeyEntry | undefined,
  place: string,
  isRare: boolean,
): ReadItem {
  const notes = createNotes();
  const raw = tidyStem(question.stem, notes);
  const options = question.options.map(lookAt).map((option) => ({
    ...option,
    text: plainToText(option.text.replace(/\t+/g, ' ')),
  }));
  const paper = {
    ...{ stem: raw, options },
    answer: plainToText((question.answer ?? entry?.answer ?? '').replace(/\t+/g, ' ')),
    isStatement: question.isStatement,
    asksSeveral: question.asksSeveral,
  };
  if (question.stem.slice(1).some((line) => readNumber(line)?.number === question.number + 1)) {
    notes.doubt('The next question may stand in its text.');
  }
  if (isRare && paper.answer === '' && markedOptions(options).by === 'letters') {
    notes.doubt('An option of it stands out, and those of most other questions do not.');
  }
  if (question.hasPicture) notes.doubt('A picture beside it was left out.');
  const explanation = plainToText(
    (question.explanation.length > 0 ? question.explanation : [entry?.explanation ?? '']).join(
      '\n',
    ),
  );
  return settle(place, raw, () => {
    if (asksParts(question)) throw new LeftOut('It asks several things at once.');
    const asked = askPaper(paper, notes);
    const found = { place, stem: asked.stem, topic: '', explanation, notes };
    if ('asks' in asked) return { ...found, asks: asked.asks };
    return { ...found, choices: asked.choices };
  });
}

/** "(a) Name two. [2] (b) Why? [3]" has letters before what it asks. */
function asksParts({ options }: PaperQuestion): boolean {
  const asking = options.filter(({ line: { text } }) =>
    /[?]\s*(?:[[(]\d+[^\])]*[\])])?$|[[(]\d{1,2}\s*(?:marks?|m|pts?)?\]$|\(\d{1,2} marks?\)$/iu.test(
      text,
    ),
  );
  return options.length > 0 && asking.length * 2 > options.length;
}
