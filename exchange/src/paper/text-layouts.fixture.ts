import type { Asked } from './papers.fixture.ts';

const LETTERS = 'abcdefgh';
const small = (at: number) => LETTERS[at] ?? '';
const large = (at: number) => small(at).toUpperCase();

function placeOf({ right }: Asked): number {
  return Array.isArray(right) ? (right[0] ?? 0) : 0;
}

/** What the key says of a question. */
export function sayRight(asked: Asked, letterOf = small): string {
  if (Array.isArray(asked.right)) return letterOf(placeOf(asked));
  return typeof asked.right === 'string' ? asked.right : asked.right ? 'True' : 'False';
}

function wrap(text: string, width: number): string {
  return text.replace(new RegExp(`(.{${width},}?) `, 'g'), '$1\n   ');
}

const HEAD = `Northern Valley School
Term test, Grade 9
Name: ____________________   Class: ________   Date: ____
Time: 40 minutes          Maximum marks: 20

Answer all questions. Choose the best answer.
`;

/** Options a line each, and the key as a list behind the paper. */
export function keyAtTheEnd(asked: readonly Asked[]): string {
  const questions = asked.map(
    (one, at) =>
      `${at + 1}. ${wrap(one.stem, 60)}\n${one.options.map((text, o) => `   ${small(o)}) ${text}`).join('\n')}\n`,
  );
  const key = asked.map((one, at) => `${at + 1}. ${sayRight(one)}`).join('\n');
  return `${HEAD}\n${questions.join('\n')}\nPage 1 of 2\n\nAnswer key\n${key}\n`;
}

/** Options side by side, with the answers in one line at the end. */
export function sideBySide(asked: readonly Asked[]): string {
  const questions = asked.map(
    (one, at) =>
      `${at + 1}) ${one.stem}\n${one.options.map((text, o) => `(${small(o)}) ${text}`).join('    ')}`,
  );
  const key = asked.map((one, at) => `${at + 1}-${sayRight(one)}`).join(', ');
  return `SECTION A: Multiple choice\n${questions.join('\n')}\n\nAnswers: ${key}`;
}

/** The answer and a reason behind each question, with marks. */
export function answerBehindEach(asked: readonly Asked[]): string {
  return asked
    .map((one, at) => {
      const options = one.options.map((text, o) => `${large(o)}. ${text}`).join('\n');
      return `Q${at + 1}. ${one.stem} [2]\n${options}\nAnswer: ${sayRight(one, large)}\nExplanation: We have seen it.`;
    })
    .join('\n\n');
}

/** The number in a line of its own, in two parts that count from one, and a star before what is right. */
export function starred(asked: readonly Asked[]): string {
  const half = Math.ceil(asked.length / 2);
  const part = (some: readonly Asked[]) =>
    some
      .map((one, at) => {
        const star = (o: number) => (o === placeOf(one) ? '*' : '');
        const options = one.options.map((text, o) => `${star(o)}${large(o)}) ${text}`).join('\n');
        return `Question ${at + 1}:\n${one.stem} (1 mark)\n\n${options}`;
      })
      .join('\n\n');
  return `Part 1\nInstructions: circle the right letter.\n\n${part(asked.slice(0, half))}\n\nPart 2\n\n${part(asked.slice(half))}\n\nEnd of paper`;
}

/** Options behind the question in its line, with no key anywhere. */
export function withoutKey(asked: readonly Asked[]): string {
  return asked
    .map(
      (one, at) =>
        `(${at + 1}) ${one.stem} ${one.options.map((text, o) => `(${large(o)}) ${text}`).join(' ')}`,
    )
    .join('\n');
}

/** Statements, gaps, numbers and words in parts of their own, and a key with the parts' names. */
export function kindsInParts(asked: readonly Asked[]): string {
  const isStatement = ({ right }: Asked) => typeof right === 'boolean';
  const parts = [
    { head: 'Section A: True or false', of: asked.filter(isStatement) },
    { head: 'Section B: Short answers', of: asked.filter((one) => !isStatement(one)) },
  ];
  const body = parts.map(
    ({ head, of }) =>
      `${head}\n\n${of.map((one, at) => `${at + 1}. ${one.stem.replace('_____', '____________')}`).join('\n')}`,
  );
  const key = parts.map(
    ({ head, of }) =>
      `${head.slice(0, 9)}\n${of.map((one, at) => `${at + 1}. ${sayRight(one)}`).join('   ')}`,
  );
  return `${body.join('\n\n')}\n\nANSWERS\n${key.join('\n')}`;
}
