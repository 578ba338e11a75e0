import { describe, expect, it } from 'vitest';
import { waterCycle } from '../document/lessons/water-cycle.fixture.ts';
import { MODEL_NAMES, useModel } from './model-school.fixture.ts';
import { gapText, matching, ordering, statement, year } from './other-kinds/answers.fixture.ts';
import type { Play } from './stand-in/plays.fixture.ts';

const KINDS = ['gaps', 'match', 'true-false', 'order', 'number'] as const;
const written = {
  gapTexts: [gapText],
  matches: [matching],
  statements: [statement],
  numbers: [year],
  orders: [ordering],
};

/** A lesson that one request has room for. */
const lesson = {
  ...waterCycle,
  sections: [
    {
      ...{ heading: 'Water', page: 1 },
      text: [gapText, ...matching.pairs, statement, year, ...ordering.steps]
        .map(({ evidence }) => evidence)
        .join(' '),
    },
  ],
};

const isAsking = (prompt: string) => prompt.startsWith('Fill a quiz up');
const isJudging = (prompt: string) => prompt.startsWith('Judge the wording');
const isSolving = (prompt: string) => prompt.startsWith('Solve ');

/** Each question of a prompt for readers, by what the reader is to answer. */
function listShown(prompt: string): { number: number; text: string }[] {
  return prompt
    .split(/^(?=\d+\. )/m)
    .slice(1)
    .map((text) => ({ number: Number.parseInt(text, 10), text }));
}

/** The right answers to the questions above, whatever their order is. */
function solve(text: string): string {
  if (text.includes('_____')) return 'watershed; lake';
  if (text.includes('True or false?')) return 'false';
  if (text.includes('Hoover Dam')) return '1936';
  const lines = [...text.matchAll(/^([A-H])\) (.+)$/gm)];
  const letterOf = (line: string) =>
    lines.find(([, , shown = '']) => shown.toLowerCase() === line.toLowerCase())?.[1] ?? '?';
  if (text.includes('(1) '))
    return matching.pairs.map(({ right }, at) => `${at + 1}${letterOf(right)}`).join(' ');
  return ordering.steps.map(({ step }) => letterOf(step)).join(' ');
}

type Reader = (text: string) => { answer: string; fault: string };

function playing({
  write = written,
  judge = () => ({ answer: 'unsure', fault: 'none' }),
  read = (text) => ({ answer: solve(text), fault: 'none' }),
}: {
  write?: object;
  judge?: Reader;
  read?: Reader;
} = {}): (prompt: string) => Play {
  const answers = (prompt: string, reader: Reader) => ({
    json: {
      answers: listShown(prompt).map(({ number, text }) => ({
        number,
        because: 'So it is.',
        ...reader(text),
      })),
    },
  });
  return (prompt) => {
    if (isAsking(prompt)) return { json: write };
    if (isJudging(prompt)) return answers(prompt, judge);
    if (isSolving(prompt)) return answers(prompt, read);
    // Four choices, whatever is asked for, leave room for others.
    return 'half-questions';
  };
}

describe.each(MODEL_NAMES)('other kinds of question by %s', (name) => {
  const { write, sent } = useModel(name);
  const order = { otherKinds: KINDS, numQuestions: 5, document: lesson };

  it('fill up a quiz, each proven, unmarked, and with its own key', async () => {
    const { questions, notice } = await write(playing(), order);
    expect(questions.map(({ kind }) => kind).sort()).toEqual([...KINDS].sort());
    expect(notice).toBeNull();
    for (const { source, confidence, explanation, topic } of questions) {
      expect(confidence).toBeUndefined();
      expect(explanation).toContain(source.quote);
      expect(topic).not.toBe('');
    }
  });

  it('are asked for only where they were ordered and something is missing', async () => {
    await write('good', { numQuestions: 40 });
    await write('good', { otherKinds: KINDS });
    expect(sent().filter(isAsking)).toEqual([]);
  });

  it('are of no kind that was not ordered, whatever the model writes', async () => {
    const { questions } = await write(
      playing({ write: { ...written, gapTexts: [gapText, { ...gapText, words: ['river'] }] } }),
      { ...order, otherKinds: ['true-false', 'gaps', 'number'] },
    );
    expect(new Set(questions.map(({ kind }) => kind))).toEqual(
      new Set(['gaps', 'number', 'true-false']),
    );
  });

  it('are to be of several kinds where several were ordered', async () => {
    await write(playing(), order);
    await write(playing(), { ...order, otherKinds: ['number'] }).catch(() => null);
    const [several, one] = sent().filter(isAsking);
    expect(several).toMatch(/^No list has more than \d+/m);
    expect(one).not.toContain('No list has more');
  });

  it('are shown to readers without their keys', async () => {
    await write(playing(), order);
    const shown = sent().filter((prompt) => isJudging(prompt) || isSolving(prompt));
    expect(shown).toHaveLength(2);
    const [blind = '', open = ''] = shown;
    expect(blind).not.toContain('completed in 1936');
    expect(open).toContain('completed in 1936');
    for (const prompt of shown) expect(prompt).not.toContain(statement.correction);
  });

  it.each([
    ['a reader of the text answers otherwise', { read: () => ({ answer: 'A', fault: 'none' }) }],
    [
      'a second answer can be defended',
      { read: (text: string) => ({ answer: solve(text), fault: 'two' }) },
    ],
    ['nobody understands them', { judge: () => ({ answer: 'unsure', fault: 'unclear' }) }],
    [
      'anybody guesses them',
      { judge: (text: string) => ({ answer: solve(text), fault: 'given-away' }) },
    ],
    ['no reader answers', { read: () => ({ answer: '', fault: 'none' }) }],
  ])('are left out where %s', async (_, readers) => {
    await expect(write(playing(readers), order)).rejects.toMatchObject({ reason: 'bad-answer' });
  });

  it('stay where a reader took them for given away and guessed wrong', async () => {
    const judge = () => ({ answer: 'unsure', fault: 'given-away' });
    const { questions } = await write(playing({ judge }), order);
    expect(questions).toHaveLength(5);
  });

  it('rest on a sentence each, and ask for no answer twice', async () => {
    const twice = { ...written, gapTexts: [gapText, { ...gapText, words: ['lake'] }] };
    const { questions } = await write(playing({ write: twice }), order);
    expect(questions.filter(({ kind }) => kind === 'gaps')).toHaveLength(1);
  });

  it('are not all true, nor all false', async () => {
    const untrue = [
      statement,
      {
        evidence: 'Desalination is the removal of salt from seawater.',
        statement: 'Desalination is the removal of salt from rainwater.',
        isTrue: false,
        correction: 'Desalination is the removal of salt from seawater.',
        topic: 'Desalination',
      },
    ];
    const { questions } = await write(
      playing({ write: { ...written, statements: untrue } }),
      order,
    );
    expect(questions.filter(({ kind }) => kind === 'true-false')).toHaveLength(1);
  });

  it('an answer of another form costs only itself', async () => {
    const odd = { gapTexts: 'none', matches: [null, matching], statements: [statement, 7] };
    const { questions } = await write(
      playing({ write: { ...odd, numbers: [{}, year], orders: [ordering, []] } }),
      order,
    );
    expect(questions.map(({ kind }) => kind).sort()).toEqual(
      ['match', 'number', 'order', 'true-false'].sort(),
    );
  });
});
