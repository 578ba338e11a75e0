import { GAP } from '@study-assistant/contract/wire/constants';
import { boundsOf } from '../number-bounds.ts';
import type { QuizToWrite, SentOf, SentQuestion, Written } from '../sent-question.ts';
import { noteMoodleLosses, type Losses } from './losses.ts';
import { listPairs, shareOf, writeByTopic } from './moodle-parts.ts';

/** Questions in GIFT, below a category for each topic. */
export function writeGift({ questions }: QuizToWrite): Written {
  const { parts, lost } = writeByTopic(questions, {
    category: (topic) => `$CATEGORY: ${oneLine(topic)}`,
    question: writeQuestion,
  });
  return { text: `${parts.join('\n\n')}\n`, lost };
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
  if (hasArrow(question)) losses.add(number, ARROWS);
  if (question.kind === 'text' && question.key.matchCase) {
    losses.add(number, 'Capitals and small letters are the same:');
  }
  return `${rich(question.question)} {${answers}${general}}`;
}

function writeAnswers(question: Exclude<SentQuestion, { kind: 'gaps' }>): string | null {
  switch (question.kind) {
    case 'several':
      return question.options
        .map((option, at) => `~%${shareOf(question, at)}%${rich(noArrow(option))}`)
        .join(' ');
    case 'true-false':
      return question.key.isTrue ? 'TRUE' : 'FALSE';
    case 'number': {
      const { low, high } = boundsOf(question.key);
      return `#${low}..${high}`;
    }
    case 'match':
      return listPairs(question)
        .map(([left, right]) => `=${rich(noArrow(left))} -> ${escape(noArrow(right))}`)
        .join(' ');
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
  { question, body, key }: SentOf<'gaps'>,
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
