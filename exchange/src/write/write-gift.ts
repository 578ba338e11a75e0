import { GAP } from '@study-assistant/contract/wire/constants';
import { boundsOf } from '../number-bounds.ts';
import type { QuizToWrite, SentQuestion, Written } from '../sent-question.ts';
import { createLosses, noteMoodleLosses, type Losses } from './losses.ts';

const HUNDRED = 100;
/** Moodle knows thirds by five places. */
const PLACES = 5;

/** Questions in GIFT, below a category for each topic. */
export function writeGift({ questions }: QuizToWrite): Written {
  const losses = createLosses();
  let topic: string | null = null;
  const blocks = questions.flatMap((question, at) => {
    const written = writeQuestion(question, at + 1, losses);
    if (written === null) return [];
    const category = question.topic === topic ? [] : [`$CATEGORY: ${oneLine(question.topic)}`];
    ({ topic } = question);
    return [...category, written];
  });
  return { text: `${blocks.join('\n\n')}\n`, lost: losses.list() };
}

function writeQuestion(question: SentQuestion, number: number, losses: Losses): string | null {
  const general = question.explanation.trim() === '' ? '' : `####${rich(question.explanation)}`;
  if (question.kind === 'gaps') return writeGap(question, general, number, losses);
  const answers = writeAnswers(question);
  if (answers === null) {
    losses.add(number, 'GIFT has no kind for what is to be put in order:');
    return null;
  }
  noteMoodleLosses(question, number, losses);
  if (hasArrow(question)) {
    losses.add(number, ARROWS);
  }
  if (question.kind === 'text' && question.key.matchCase) {
    losses.add(number, 'Capitals and small letters are the same:');
  }
  return `${rich(question.question)} {${answers}${general}}`;
}

function writeAnswers(question: Exclude<SentQuestion, { kind: 'gaps' }>): string | null {
  switch (question.kind) {
    case 'several': {
      const { rights } = question.key;
      const share = (HUNDRED / rights.length).toFixed(PLACES).replace(/\.?0+$/, '');
      return question.options
        .map((option, at) => `~%${rights.includes(at) ? '' : '-'}${share}%${rich(noArrow(option))}`)
        .join(' ');
    }
    case 'true-false':
      return question.key.isTrue ? 'TRUE' : 'FALSE';
    case 'number': {
      const { low, high } = boundsOf(question.key);
      return `#${low}..${high}`;
    }
    case 'match': {
      const { options, body, key } = question;
      const pairs = body.lefts.map((left, at) => [left, options[key.pairs[at] ?? 0] ?? '']);
      const spare = options
        .filter((_, at) => !key.pairs.includes(at))
        .map((option) => ['', option]);
      return [...pairs, ...spare]
        .map(([left = '', right = '']) => `=${rich(noArrow(left))} -> ${escape(noArrow(right))}`)
        .join(' ');
    }
    case 'order':
      return null;
    case 'text':
      return question.key.accepted.map((answer) => `=${bare(answer)}`).join(' ');
    case 'choice':
    case undefined:
      return question.options
        .map((option, at) => `${at === question.correctAnswer ? '=' : '~'}${rich(noArrow(option))}`)
        .join(' ');
  }
}

/** GIFT has room for answers once in a sentence. */
function writeGap(
  { question, body, key }: Extract<SentQuestion, { kind: 'gaps' }>,
  general: string,
  number: number,
  losses: Losses,
): string | null {
  const [before = '', after = '', ...more] = question.split(GAP);
  if (more.length > 0) {
    losses.add(number, 'GIFT has no text with more than one gap:');
    return null;
  }
  if (body.bank !== null) losses.add(number, 'The bank of words is left out:');
  if (key.gaps.some(({ words }) => words.some((word) => word.includes(ARROW)))) {
    losses.add(number, ARROWS);
  }
  const words = (key.gaps[0]?.words ?? []).map((word) => `=${bare(word)}`).join(' ');
  // Answers behind the whole text are those of a question, and the text shows its gap.
  const gap = after.trim() === '' ? `${GAP} ` : '';
  return `${rich(before)}${gap}{${words}${general}}${escape(after)}`;
}

const ARROW = '->';
const ARROWS = 'An arrow of two signs is written as one:';

/** Moodle takes a text for HTML unless it says that it is plain; nor does it begin a comment then. */
function rich(text: string): string {
  return `${/[<&]|^(?:\[|\/\/|\$)/.test(text) ? '[plain]' : ''}${escape(text)}`;
}

/** Moodle compares short answers as they are written, but for a format in front. */
function bare(text: string): string {
  return `${text.startsWith('[') ? '[plain]' : ''}${escape(noArrow(text))}`;
}

/** The arrow stands between the sides of a pair, also where it is escaped. */
function noArrow(text: string): string {
  return text.replaceAll(ARROW, '→');
}

function hasArrow({ question: _, explanation: __, ...rest }: SentQuestion): boolean {
  return JSON.stringify(rest).includes(ARROW);
}

/** An empty line would end the question. */
function escape(text: string): string {
  return text.replace(/[~=#{}:\\]/g, '\\$&').replace(/\n+/g, '\\n');
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').replaceAll('/', '-').trim();
}
