import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { isRight } from '@study-assistant/contract/questions/kind';
import { fitsQuestion, judgeAnswer } from '@study-assistant/contract/questions/kinds';
import { findSubject } from '@study-assistant/writer/facts/find-subject';
import { createTextExtractor } from '@study-assistant/writer/processes/text-extractor';
import { expect, test } from 'vitest';
import {
  agreesWithName,
  acceptsExtension,
  hasReadableText,
} from '../../functions/src/domain/material/file-formats.ts';
import { textPathOf, toMaterialText } from '../../functions/src/domain/material/material-text.ts';
import { bundledWorker } from '../../writer/src/processes/workers.fixture.ts';
import { readDemoSchool, type DemoQuestion } from './demo-school.ts';

const root = path.resolve(import.meta.dirname, '..', '..');
const dataDir = path.join(root, 'emulator-data');
const extractor = createTextExtractor({
  workerUrl: bundledWorker('extract.worker'),
});

// Reading checks every file against the contract's schemas.
const main = await readDemoSchool(dataDir);
const harbour = await readDemoSchool(path.join(dataDir, 'harbour-school'));
const { people, password, plans } = main;
const everybody = [...people, ...harbour.people];
const materials = [
  ...main.materials.map((material) => ({ ...material, folder: 'files' })),
  ...harbour.materials.map((material) => ({ ...material, folder: 'harbour-school/files' })),
];
const quizzes = [...main.quizzes, ...harbour.quizzes];
const onShelf = quizzes.filter(({ shelf }) => shelf);
const questions = onShelf.flatMap((quiz) => quiz.questions);
const attempts = plans.flatMap((plan) => plan.attempts);

function share<T>(items: readonly T[], isCounted: (item: T) => boolean): number {
  return items.filter(isCounted).length / items.length;
}

test('the school has 2 teachers, 12 students of every grade, 9 materials and 5 quizzes for all', () => {
  const students = people.filter(({ userType }) => userType === 'student');
  expect(people.length - students.length).toBe(2);
  expect(students).toHaveLength(12);
  expect(new Set(students.map(({ currentGrade }) => currentGrade)).size).toBe(7);
  expect(main.materials).toHaveLength(9);
  expect(main.quizzes.filter(({ shelf }) => shelf)).toHaveLength(5);
  expect(password.length).toBeGreaterThanOrEqual(6);
});

test('no id or address stands for two things', () => {
  const names = everybody.flatMap(({ uid, email }) => [uid, email]);
  const made = [main, harbour].flatMap(({ classes, assignments }) => [...classes, ...assignments]);
  const ids = [...names, ...[...materials, ...quizzes, ...made].map(({ id }) => id)];
  expect(new Set(ids).size).toBe(ids.length);
});

test('materials and quizzes belong to teachers, and plans to students', () => {
  const typeOf = new Map(everybody.map(({ uid, userType }) => [uid, userType]));
  for (const { teacherId } of [...materials, ...quizzes]) {
    expect(typeOf.get(teacherId)).toBe('teacher');
  }
  expect([...plans, ...harbour.plans].map(({ student }) => student)).toEqual(
    everybody.filter(({ userType }) => userType === 'student').map(({ uid }) => uid),
  );
});

test.each(materials)('the file of $name is one that an upload takes', async (material) => {
  const file = path.join(dataDir, material.folder, material.fileName);
  expect(acceptsExtension(material.type, material.fileName)).toBe(true);
  expect(agreesWithName(material.fileName, await readFile(file))).toBe(true);
  expect((await stat(file)).size).toBeLessThan(100_000);
});

test.each(materials.filter(({ fileName }) => hasReadableText(fileName)))(
  'what the server reads of $name lies beside it, and tells its subject',
  async ({ folder, fileName, subject }) => {
    const file = path.join(dataDir, folder, fileName);
    const document = await extractor.extract({ bytes: await readFile(file), fileName });
    const text: unknown = JSON.parse(await readFile(textPathOf(file), 'utf8'));
    expect(text).toEqual(toMaterialText(document));
    expect(await findSubject(document)).toBe(subject);
  },
);

test.each(quizzes)(
  'each question and draft of $title quotes its document, in place',
  async (quiz) => {
    const material = materials.find(({ id }) => id === quiz.material);
    if (!material) throw new Error(`${quiz.material} is not there`);
    const { folder, fileName } = material;
    const bytes = await readFile(path.join(dataDir, folder, fileName));
    const { sections } = await extractor.extract({ bytes, fileName });
    for (const { source } of [...quiz.questions, ...quiz.drafts]) {
      const found = sections.filter(({ text }) => text.includes(source.quote));
      expect(found, source.quote).toHaveLength(1);
      expect(found[0]).toMatchObject({ page: source.page, heading: source.section });
    }
  },
);

test.each(quizzes)(
  '$title has 8 to 12 questions, or 5 for a test, a choice on the shelf with 4 different options',
  (quiz) => {
    expect(quiz.questions.length).toBeGreaterThanOrEqual(quiz.shelf ? 8 : 5);
    expect(quiz.questions.length).toBeLessThanOrEqual(12);
    for (const { kind, options, question } of quiz.questions) {
      const different = new Set(options.map((option) => option.toLowerCase()));
      expect(different.size, question).toBe(options.length);
      if (kind === undefined && quiz.shelf) expect(options, question).toHaveLength(4);
    }
  },
);

test('of another kind than a choice it is known what students answer, right and otherwise', () => {
  for (const question of quizzes.flatMap((quiz) => quiz.questions)) {
    const { kind, answers } = question;
    expect(answers === undefined, question.question).toBe(kind === undefined);
    if (!answers) continue;
    expect(isRight(judgeAnswer(question, answers.right)), question.question).toBe(true);
    for (const other of answers.others) {
      expect(fitsQuestion(question, other), question.question).toBe(true);
      expect(isRight(judgeAnswer(question, other)), question.question).toBe(false);
    }
  }
});

test('a topic of a quiz is a topic of its material', () => {
  for (const quiz of quizzes) {
    const topics = materials.find(({ id }) => id === quiz.material)?.topics;
    for (const { topic } of [...quiz.questions, ...quiz.drafts]) expect(topics).toContain(topic);
  }
});

test('the right answers are spread over the four places', () => {
  for (const place of [0, 1, 2, 3]) {
    const found = share(questions, ({ correctAnswer }) => correctAnswer === place);
    expect(found).toBeGreaterThan(0.18);
    expect(found).toBeLessThan(0.32);
  }
});

test('the right answer is not given away by its length', () => {
  expect(share(questions, (question) => lengthRank(question) === 'longest')).toBeLessThan(0.35);
  expect(share(questions, (question) => lengthRank(question) === 'shortest')).toBeLessThan(0.35);
});

function lengthRank({ options, correctAnswer }: DemoQuestion): 'longest' | 'shortest' | 'between' {
  const right = options[correctAnswer]?.length ?? 0;
  const others = options.filter((_, index) => index !== correctAnswer).map(({ length }) => length);
  if (right > Math.max(...others)) return 'longest';
  return right < Math.min(...others) ? 'shortest' : 'between';
}

test('about 60 attempts lie within the 8 weeks, each after its quiz was made', () => {
  const madeDaysAgo = new Map(quizzes.map(({ id, daysAgo }) => [id, daysAgo]));
  expect(attempts.length).toBeGreaterThanOrEqual(55);
  expect(attempts.length).toBeLessThanOrEqual(65);
  for (const { quiz, daysAgo } of attempts) {
    expect(daysAgo).toBeLessThan(madeDaysAgo.get(quiz) ?? 0);
  }
});

test('a student takes at most one quiz a day, some take one again, some have not started', () => {
  for (const plan of plans) {
    expect(new Set(plan.attempts.map(({ daysAgo }) => daysAgo)).size).toBe(plan.attempts.length);
  }
  const again = plans.filter(
    (plan) => new Set(plan.attempts.map(({ quiz }) => quiz)).size < plan.attempts.length,
  );
  expect(again.length).toBeGreaterThanOrEqual(3);
  expect(plans.filter((plan) => plan.attempts.length === 0).length).toBeGreaterThanOrEqual(1);
});
