import { describe, expect, test } from 'vitest';
import { findInBank, listNames, type BankAsked } from './find-in-bank.ts';
import {
  countQuestions,
  isToCount,
  MAX_PARTS,
  PART_QUESTIONS,
  placeQuizzes,
  toBanked,
  type BankedQuestion,
  type BankedQuiz,
} from './question-bank.ts';

const NOW = new Date('2026-11-20T08:00:00.000Z');
const DAY = 24 * 60 * 60 * 1000;
const ago = (days: number) => new Date(NOW.getTime() - days * DAY).toISOString();

function aQuestion(id: string, more: Partial<BankedQuestion> = {}): BankedQuestion {
  const said = { question: `What is ${id}?`, topic: 'Water', right: 'A river' };
  return { id, kind: 'choice', ...said, statistics: null, reports: 0, ...more };
}

function answered(facility: number | null, discrimination: number | null = null) {
  return { statistics: { responses: 12, facility, discrimination } };
}

function banked(id: string, questions: BankedQuestion[], more: Partial<BankedQuiz> = {}) {
  const quiz: BankedQuiz = {
    ...{ id, title: `Quiz ${id}`, teacherId: 'anna', teacherName: 'Anna', subject: 'Geography' },
    ...{ targetGrade: 'Grade 9', toughness: 'Easy', createdAt: ago(1), status: 'ready' },
    ...{ tags: [], isShared: false, version: 1, openUntil: null, lastUsedAt: null },
    ...{ countedAt: null, questions },
  };
  return { ...quiz, ...more };
}

const many = (count: number) => Array.from({ length: count }, (_, at) => aQuestion(`q${at}`));

describe('what is looked for', () => {
  const bank = [
    banked('sea', [
      aQuestion('tide', { topic: 'The tides', ...answered(0.3, 0.5), reports: 2 }),
      aQuestion('salt', { kind: 'number', right: '35 g', ...answered(0.95, 0.1) }),
    ]),
    banked('école', [aQuestion('verb', { topic: 'Verbs', ...answered(0.7) })], {
      ...{ subject: 'Languages', targetGrade: 'Grade 10', tags: ['exam'], createdAt: ago(3) },
      lastUsedAt: ago(2),
    }),
    banked('new', [aQuestion('idea')], { createdAt: ago(2), lastUsedAt: ago(9) }),
  ];
  const ids = (asked: Partial<BankAsked>) =>
    findInBank(bank, { order: 'newest', ...asked }).map(({ questionId }) => questionId);

  test.each<[Partial<BankAsked>, string[]]>([
    [{}, ['tide', 'salt', 'idea', 'verb']],
    [{ search: 'SALT 35' }, ['salt']],
    [{ search: 'ecole' }, ['verb']],
    [{ search: 'exam' }, ['verb']],
    [{ topic: 'Tide' }, ['tide']],
    [{ subject: 'Languages' }, ['verb']],
    [{ grade: 'Grade 10' }, ['verb']],
    [{ kind: 'number' }, ['salt']],
    [{ tag: 'exam' }, ['verb']],
    [{ level: 'hard' }, ['tide']],
    [{ level: 'middling' }, ['verb']],
    [{ level: 'easy' }, ['salt']],
    [{ level: 'untried' }, ['idea']],
    [{ order: 'hardest' }, ['tide', 'verb', 'salt', 'idea']],
    [{ order: 'easiest' }, ['salt', 'verb', 'tide', 'idea']],
    [{ order: 'telling' }, ['tide', 'salt', 'idea', 'verb']],
    [{ order: 'reported' }, ['tide', 'salt', 'idea', 'verb']],
    [{ order: 'lately-used' }, ['verb', 'idea', 'tide', 'salt']],
    [{ order: 'long-unused' }, ['idea', 'verb', 'tide', 'salt']],
  ])('%o finds %o', (asked, found) => {
    expect(ids(asked)).toEqual(found);
  });

  test('topics and tags are told by how often they occur, spellings of one as one', () => {
    const spelt = [banked('a', [aQuestion('1', { topic: 'Tides' })], { tags: ['exam', 'lab'] })];
    expect(listNames([...bank, ...spelt])).toEqual({
      topics: ['The tides', 'Water', 'Verbs'],
      tags: ['exam', 'lab'],
    });
  });
});

describe('where quizzes have their place', () => {
  test('a changed quiz stays in its part, and one that is gone leaves it', () => {
    const [a, b, c] = ['a', 'b', 'c'].map((id) => banked(id, many(90)));
    const parts = [[a!, b!], [c!]];
    const changed = { ...a!, title: 'Other' };
    expect(placeQuizzes(parts, ['a', 'c'], [changed])).toEqual([[b, changed], []]);
  });

  test('a quiz that has grown out of its part moves to one with room', () => {
    const [a, b] = ['a', 'b'].map((id) => banked(id, many(100)));
    const grown = banked('a', many(120));
    expect(placeQuizzes([[a!, b!]], ['a'], [grown])).toEqual([[b], [grown]]);
  });

  test('a full bank gives up its oldest quizzes for newer ones, and takes no older one', () => {
    const full = Array.from({ length: MAX_PARTS }, (_, part) =>
      Array.from({ length: PART_QUESTIONS / 50 }, (_quiz, at) =>
        banked(`${part}-${at}`, many(50), { createdAt: ago(100 - part) }),
      ),
    );
    const fresh = banked('fresh', many(50), { createdAt: ago(0) });
    const next = placeQuizzes(full, ['fresh'], [fresh]);
    const ids = next.flat().map(({ id }) => id);
    expect(ids).toContain('fresh');
    expect(ids).not.toContain('0-0');
    expect(ids).toHaveLength(80);
    expect(next.every((part) => countQuestions(part) <= PART_QUESTIONS)).toBe(true);
    const old = banked('old', many(50), { createdAt: ago(200) });
    expect(placeQuizzes(full, ['old'], [old])).toEqual(full);
  });
});

describe('when answers are counted', () => {
  test.each<[string, Partial<BankedQuiz>, boolean]>([
    ['never open to students', { openUntil: '' }, false],
    ['not counted yet', {}, true],
    ['counted today', { countedAt: ago(0.5) }, false],
    ['on the shelf and counted before', { countedAt: ago(2) }, true],
    ['over, and counted since', { openUntil: ago(5), countedAt: ago(2) }, false],
    ['open after it was counted', { openUntil: ago(1), countedAt: ago(2) }, true],
  ])('of a quiz that is %s', (_what, more, isDue) => {
    expect(isToCount(banked('a', [], more), NOW)).toBe(isDue);
  });

  test('a change keeps what is known of a question, and has it counted again', () => {
    const before = banked('a', [aQuestion('q1', answered(0.4))], { countedAt: ago(0) });
    const question = {
      ...{ id: 'q1', question: 'Which?', options: ['A', 'B'], correctAnswer: 1, topic: 'Letters' },
      ...{ explanation: '', benchmarkTime: 20, source: { page: 1, section: null, quote: 'B' } },
    };
    const { createdAt, title } = before;
    const quiz = {
      ...{ id: 'a', title, teacherId: 'anna', teacherName: 'Anna', subject: null, createdAt },
      ...({ targetGrade: 'Grade 9', toughness: 'Easy', status: 'assigned', version: 2 } as const),
      ...{ isWithdrawn: false, filing: { tags: ['x'], isShared: true, given: [] } },
      questions: [question, { ...question, id: 'q2', options: ['A', 'B'.repeat(200)] }],
    };
    const after = toBanked(quiz, before);
    expect(after).toMatchObject({ countedAt: null, tags: ['x'], isShared: true, openUntil: '0' });
    expect(after.questions).toMatchObject([
      { right: 'B', kind: 'choice', statistics: { facility: 0.4 } },
      { right: `${'B'.repeat(159)}…`, statistics: null },
    ]);
  });
});
