import { expect, test } from 'vitest';
import { packFirstAttempt } from '../attempt/first-attempt.ts';
import { classNumbers, type ClassQuiz, type ClassStudent } from './class-numbers.ts';

const options = ['a', 'b', 'c', 'd'];

const rivers: ClassQuiz = {
  id: 'rivers',
  title: 'Rivers',
  questions: [
    { question: 'Where does a river begin?', topic: 'Springs', options },
    { question: 'Where does it end?', topic: 'Mouths', options },
  ],
};

/** "10" is someone who got the first question right and the second wrong; null took no quiz. */
function aStudent(name: string, right: string | null, recent: number[] = [50]): ClassStudent {
  const first = packFirstAttempt(
    rivers.questions.map((question, index) => {
      const isCorrect = right?.[index] === '1';
      return { ...question, userAnswer: isCorrect ? 0 : 1, isCorrect, estimatedTime: 20 };
    }),
  );
  const average = recent.reduce((sum, value) => sum + value, 0) / (recent.length || 1);
  return {
    id: name.toLowerCase(),
    fullName: name,
    attempts: right === null ? 0 : recent.length,
    average: right === null ? null : average,
    recent: right === null ? [] : recent,
    firsts: right === null ? {} : { rivers: first },
  };
}

function aClass(size: number, right: string): ClassStudent[] {
  return Array.from({ length: size }, (_, index) => aStudent(`Student ${index}`, right));
}

test('topics and questions are judged by the first attempts of at least eight students', () => {
  expect(classNumbers(aClass(8, '10'), [rivers]).group).toMatchObject({
    students: 8,
    started: 8,
    average: 50,
    weakTopics: [{ topic: 'Mouths', right: 0, asked: 8 }],
    strongTopics: [{ topic: 'Springs', right: 8, asked: 8 }],
    hardQuestions: [
      {
        quizId: 'rivers',
        quizTitle: 'Rivers',
        questionNumber: 2,
        question: 'Where does it end?',
        topic: 'Mouths',
        right: 0,
        asked: 8,
      },
    ],
  });
  expect(classNumbers(aClass(7, '10'), [rivers]).group).toMatchObject({
    weakTopics: [],
    strongTopics: [],
    hardQuestions: [],
  });
});

test('a question that half of the class gets right is not hard', () => {
  const half = [...aClass(4, '11'), ...aClass(4, '10')];
  expect(classNumbers(half, [rivers]).group.hardQuestions).toEqual([]);
});

test('answers to a question that has been reworded since do not count', () => {
  const [spring, mouth] = rivers.questions;
  const reworded = {
    ...rivers,
    questions: [spring, { ...mouth, question: 'Where is its mouth?' }],
  };
  const { group } = classNumbers(aClass(8, '00'), [reworded as ClassQuiz]);
  expect(group.weakTopics.map(({ topic }) => topic)).toEqual(['Springs']);
});

test('many answers of two students say nothing about the class', () => {
  const questions = Array.from({ length: 8 }, (_, index) => ({
    ...{ question: `Question ${index}?`, topic: 'Springs', options },
  }));
  const firsts = {
    rivers: packFirstAttempt(
      questions.map((question) => {
        return { ...question, userAnswer: 1, isCorrect: false, estimatedTime: 20 };
      }),
    ),
  };
  const students = aClass(2, '00').map((student) => ({ ...student, firsts }));
  expect(classNumbers(students, [{ ...rivers, questions }]).group.weakTopics).toEqual([]);
});

test('quizzes that name a topic differently add up under the name of the newest', () => {
  const [spring] = rivers.questions;
  const students = aClass(4, '00').map((student) => {
    const { rivers: first } = student.firsts;
    return { ...student, firsts: { rivers: first, newer: first } };
  });
  const newer = { ...rivers, id: 'newer', questions: [{ ...spring, topic: 'The spring' }] };
  const { group } = classNumbers(students, [newer as ClassQuiz, rivers]);
  expect(group.weakTopics).toMatchObject([{ topic: 'The spring', right: 0, asked: 8 }]);
});

test('quizzes of other teachers do not count', () => {
  expect(classNumbers(aClass(8, '10'), [{ ...rivers, id: 'other' }]).group.weakTopics).toEqual([]);
});

test('who has not started is named, and does not lower the average', () => {
  const students = [aStudent('Bo', null), aStudent('Ada', null), aStudent('Cy', '11', [80])];
  const { group, people } = classNumbers(students, [rivers]);
  expect(people.notStarted).toEqual([
    { studentId: 'ada', fullName: 'Ada' },
    { studentId: 'bo', fullName: 'Bo' },
  ]);
  expect(group).toMatchObject({ students: 3, started: 1, average: 80 });
});

test.each([
  ['three attempts are too few', [20, 20, 90], 0, 0],
  ['ten points more', [50, 50, 60, 60], 1, 0],
  ['nine points more are chance', [50, 50, 59, 59], 0, 0],
  ['ten points less', [60, 60, 50, 50], 0, 1],
  ['of an odd count the middle one is in the later half', [50, 50, 50, 65, 65], 1, 0],
])('%s', (_what, recent, improved, slipped) => {
  const { group } = classNumbers([aStudent('Ada', '11', recent)], [rivers]);
  expect(group).toMatchObject({ improved, slipped });
});

test('the largest change comes first', () => {
  const students = [
    aStudent('Ada', '11', [90, 90, 70, 70]),
    aStudent('Bo', '11', [90, 90, 40, 40]),
  ];
  expect(classNumbers(students, [rivers]).people.slipped).toEqual([
    { studentId: 'bo', fullName: 'Bo', before: 90, after: 40 },
    { studentId: 'ada', fullName: 'Ada', before: 90, after: 70 },
  ]);
});

test('an empty school has no numbers', () => {
  expect(classNumbers([], [])).toMatchObject({
    group: { students: 0, started: 0, average: null },
    people: { improved: [], slipped: [], notStarted: [] },
  });
});
