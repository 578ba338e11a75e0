import { readFile, readdir } from 'node:fs/promises';
import { editedQuestionSchema } from '@study-assistant/contract/questions/edited-question';
import { isRight } from '@study-assistant/contract/questions/kind';
import type { OtherKind } from '@study-assistant/contract/questions/kind-schemas';
import { judgeAnswer } from '@study-assistant/contract/questions/kinds';
import { questionSchema, type Question } from '@study-assistant/contract/questions/question';
import { GAP } from '@study-assistant/contract/wire/constants';
import { describe, expect, it } from 'vitest';
import { DEFAULT_LIMITS } from '../../document/extraction-limits.ts';
import { cells } from '../../document/lessons/cells.fixture.ts';
import { printingPress } from '../../document/lessons/printing-press.fixture.ts';
import { waterCycle } from '../../document/lessons/water-cycle.fixture.ts';
import { readSourceDocument } from '../../document/read-source-document.ts';
import type { SourceDocument } from '../../document/source-document.ts';
import { contentStems, normaliseText } from '../../language/words.ts';
import { createOfflineWriter } from '../../offline-writer.ts';
import { createEvidence } from '../../validator/evidence.ts';
import type { WriteRequest, WrittenQuiz } from '../../writer.ts';

const LESSONS = new URL('../../../scorecard/documents/', import.meta.url);

const names = (await readdir(LESSONS)).filter((name) => name.endsWith('.txt')).sort();
const lessons = await Promise.all(
  names.map(async (name) =>
    readSourceDocument({
      bytes: await readFile(new URL(encodeURIComponent(name), LESSONS)),
      fileName: name,
      format: 'txt',
      limits: DEFAULT_LIMITS,
    }),
  ),
);
const documents = [...lessons, waterCycle, cells, printingPress].map(
  (document) => [document.title, document] as const,
);

const EVERY_KIND: OtherKind[] = ['gaps', 'match', 'true-false', 'number', 'order'];

const written = new Map<string, Promise<WrittenQuiz>>();

type Changes = Partial<Pick<WriteRequest, 'variant' | 'avoid'>> & Partial<WriteRequest['settings']>;

function write(document: SourceDocument, changes: Changes = {}): Promise<WrittenQuiz> {
  const order = JSON.stringify([document.title, changes]);
  const known = written.get(order) ?? writeNow(document, changes);
  written.set(order, known);
  return known;
}

async function writeNow(document: SourceDocument, changes: Changes): Promise<WrittenQuiz> {
  const { variant = 0, avoid = [], ...settings } = changes;
  return createOfflineWriter().write(
    {
      document,
      settings: { toughness: 'Medium', targetGrade: 'Grade 8', numQuestions: 20, ...settings },
      ...{ variant, avoid, topicsInUse: [], signal: new AbortController().signal },
    },
    () => undefined,
  );
}

/** Everything of other kinds that a quiz of twenty has or spares. */
async function others(document: SourceDocument): Promise<Question[]> {
  const { questions, spares = [] } = await write(document, { otherKinds: EVERY_KIND });
  return [...questions, ...spares].filter(({ kind }) => kind !== undefined);
}

function wordsOf({ key }: Question): string[] {
  return key && 'gaps' in key ? key.gaps.map(({ words: [word = ''] }) => word) : [];
}

function fillIn(question: Question): string {
  const text = question.question.replaceAll('(n)', '');
  return wordsOf(question).reduce((filled, word) => filled.replace(GAP, word), text);
}

function rightAnswer(question: Question) {
  const { key, kind, correctAnswer } = question;
  if (key && 'pairs' in key) return { pairs: key.pairs };
  if (key && 'order' in key) return { order: key.order };
  if (key && 'value' in key) return { text: String(key.value) };
  return kind === 'true-false' ? { value: correctAnswer === 0 } : { gaps: wordsOf(question) };
}

describe.each(documents)('of %s', (_title, document) => {
  it('questions of other kinds are what the editor would save unchanged', async () => {
    for (const question of await others(document)) {
      expect(questionSchema.safeParse(question).error).toBeUndefined();
      const { source: _source, confidence: _confidence, benchmarkTime: _time, ...sent } = question;
      expect(editedQuestionSchema.parse(sent)).toEqual(sent);
    }
  });

  it('the key itself is worth the whole point', async () => {
    for (const question of await others(document))
      expect(isRight(judgeAnswer(question, rightAnswer(question)))).toBe(true);
  });

  it('every quote stands in the document', async () => {
    const evidence = createEvidence(document);
    for (const { source } of await others(document)) expect(evidence.has(source.quote)).toBe(true);
  });

  it('a text with its gaps filled says no word that its quote does not say', async () => {
    for (const question of await others(document)) {
      if (question.kind !== 'gaps') continue;
      const told = contentStems(question.source.quote);
      expect([...contentStems(fillIn(question))].filter((stem) => !told.has(stem))).toEqual([]);
    }
  });

  it('a bank has every right word, two to four others, and none that the text shows', async () => {
    for (const question of await others(document)) {
      if (question.kind !== 'gaps' || !question.body || !('bank' in question.body)) continue;
      const bank = question.body.bank ?? [];
      const keys = wordsOf(question);
      const spares = bank.filter((word) => !keys.includes(word));
      expect(bank).toEqual(expect.arrayContaining(keys));
      expect(spares.length).toBeGreaterThanOrEqual(2);
      expect(spares.length).toBeLessThanOrEqual(4);
      const shown = ` ${normaliseText(question.question)} `;
      expect(bank.filter((word) => shown.includes(` ${normaliseText(word)} `))).toEqual([]);
      expect(question.question).not.toMatch(/\ban? _____/i);
    }
  });

  it('a text with gaps begins with nothing that was said before, and speaks to nobody', async () => {
    for (const { kind, question } of await others(document))
      if (kind === 'gaps')
        expect(question).not.toMatch(
          /^(?:this|these|it|they|he|she|however)\b|\byour?\b|figure \d/i,
        );
  });

  it('a false statement differs from what the text says, which is its correction', async () => {
    for (const { kind, key, question, explanation, source } of await others(document)) {
      if (kind !== 'true-false' || !key || !('isTrue' in key) || key.isTrue) continue;
      expect(key.correction).not.toBe(question);
      expect(explanation).toContain(source.quote);
    }
  });

  it('each pair to match has its own quote', async () => {
    const evidence = createEvidence(document);
    for (const { kind, explanation } of await others(document)) {
      if (kind !== 'match') continue;
      const quotes = [...explanation.matchAll(/: “(.+?)”(?= \(|$| \p{Lu})/gu)].map(
        ([, quote]) => quote,
      );
      expect(quotes.length).toBeGreaterThanOrEqual(4);
      for (const quote of quotes) expect(evidence.has(quote ?? '')).toBe(true);
    }
  });

  it('no two questions rest on one sentence or ask for one word', async () => {
    const { questions, spares = [] } = await write(document, { otherKinds: EVERY_KIND });
    const all = [...questions, ...spares];
    const quotes = all.map(({ source }) => normaliseText(source.quote));
    expect(new Set(quotes).size).toBe(quotes.length);
    for (const { kind, options, correctAnswer, source } of questions)
      if (kind === undefined && source.quote !== '')
        expect(sharesWord(source.quote, options[correctAnswer] ?? '')).toBe(true);
    const keys = all.flatMap((question) =>
      question.kind === undefined
        ? [normaliseText(question.options[question.correctAnswer] ?? '')]
        : wordsOf(question).map(normaliseText),
    );
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
  });

  it('where no other kind is asked for, the quiz has choices alone, and spares of all kinds', async () => {
    const { questions, spares = [] } = await write(document);
    expect(questions.filter(({ kind }) => kind !== undefined)).toEqual([]);
    expect(spares.length).toBeLessThanOrEqual(12);
    expect(spares.every(({ kind }) => kind !== undefined)).toBe(true);
  });

  it('the same order gives the same questions', async () => {
    const order = { otherKinds: EVERY_KIND };
    expect(await writeNow(document, order)).toEqual(await write(document, order));
  });
});

it('a quiz has never fewer questions because other kinds were asked for', async () => {
  for (const [, document] of documents) {
    const order = { numQuestions: 10 };
    const alone = (await write(document, order)).questions.length;
    const { questions } = await write(document, { ...order, otherKinds: EVERY_KIND });
    expect(questions.length).toBeGreaterThanOrEqual(alone);
  }
});

it('a text that gives no sure question still gives what it gave', async () => {
  const text =
    'The committee met in the old hall on Monday. The members of the committee discussed the new budget for the hall. The budget of the hall was accepted by the members after a long debate about the roof.';
  const plain = { ...waterCycle, title: 'Minutes', sections: [{ heading: null, page: 1, text }] };
  const alone = (await write(plain)).questions.length;
  const { questions } = await write(plain, { otherKinds: EVERY_KIND });
  expect(alone).toBeGreaterThan(0);
  expect(questions.length).toBeGreaterThanOrEqual(alone);
});

it('only kinds that were asked for come into the quiz', async () => {
  const { questions } = await write(cells, { otherKinds: ['gaps'], numQuestions: 40 });
  expect(new Set(questions.map(({ kind }) => kind ?? 'choice'))).toEqual(
    new Set(['choice', 'gaps']),
  );
});

it('most lessons give ten questions where ten are asked', async () => {
  const quizzes = await Promise.all(
    documents.map(([, document]) => write(document, { numQuestions: 10, otherKinds: EVERY_KIND })),
  );
  const whole = quizzes.filter(({ questions }) => questions.length === 10);
  expect(whole.length / quizzes.length).toBeGreaterThanOrEqual(0.6);
  expect(quizzes.every(({ questions }) => questions.length <= 10)).toBe(true);
});

it('what must not come again does not come as a gap either', async () => {
  const [, document] = documents[1] ?? [];
  if (!document) throw new Error('There is no second lesson.');
  const first = await write(document, { otherKinds: EVERY_KIND });
  const second = await write(document, { otherKinds: EVERY_KIND, avoid: first.questions });
  const quotes = first.questions.map(({ source }) => source.quote);
  const again = [...second.questions, ...(second.spares ?? [])].filter(({ source }) =>
    quotes.includes(source.quote),
  );
  expect(again).toEqual([]);
});

it('another variant leaves out other words first', async () => {
  const [, document] = documents[1] ?? [];
  if (!document) throw new Error('There is no second lesson.');
  const order = { otherKinds: ['gaps'] as OtherKind[], numQuestions: 12 };
  const texts = async (variant: number) =>
    (await write(document, { ...order, variant })).questions
      .filter(({ kind }) => kind === 'gaps')
      .map(({ question }) => question);
  const [first, second] = [await texts(0), await texts(1)];
  expect(second.some((text) => !first.includes(text))).toBe(true);
});

function sharesWord(quote: string, answer: string): boolean {
  const told = contentStems(quote);
  return [...contentStems(answer)].some((stem) => told.has(stem));
}
