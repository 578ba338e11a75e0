import { expect, test } from 'vitest';
import { packFirstAttempt } from '../attempt/first-attempt.ts';
import { addToCounts, type ResponseCounts } from '../attempt/response-counts.ts';
import { classNumbers, type ClassQuiz, type ClassStudent } from './class-numbers.ts';

const options = ['a', 'b', 'c', 'd'];

const questions = [
  { question: 'Where does a river begin?', topic: 'Springs', options, correctAnswer: 0 },
  { question: 'Where does it end?', topic: 'Mouths', options, correctAnswer: 0 },
];

/** "10" is a student who got the first question right and the second wrong. */
function aQuizTakenBy(...rights: string[]): ClassQuiz {
  return { id: 'rivers', title: 'Rivers', questions, counts: countsOf(rights) };
}

function countsOf(rights: string[], asked: ClassQuiz['questions'] = questions): ResponseCounts {
  const firsts = rights.map((right) =>
    packFirstAttempt(
      asked.map((question, index) => {
        return { ...question, userAnswer: right[index] === '1' ? 0 : 1, estimatedTime: 20 };
      }),
    ),
  );
  return addToCounts([], firsts);
}

/** So many students who have all taken a quiz. */
function aClass(count: number): ClassStudent[] {
  return Array.from({ length: count }, (_, index) => aStudent(`Student ${index}`, [50]));
}

function times(count: number, right: string): string[] {
  return Array<string>(count).fill(right);
}

/** Null has taken no quiz. */
function aStudent(name: string, recent: number[] | null): ClassStudent {
  const average = recent && recent.reduce((sum, value) => sum + value, 0) / (recent.length || 1);
  const id = name.toLowerCase();
  return {
    since: null,
    id,
    fullName: name,
    attempts: recent?.length ?? 0,
    average,
    recent: recent ?? [],
  };
}

test('topics and questions are judged by the first attempts of at least eight students', () => {
  expect(classNumbers(aClass(8), [aQuizTakenBy(...times(8, '10'))]).group).toMatchObject({
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
  expect(classNumbers(aClass(8), [aQuizTakenBy(...times(7, '10'))]).group).toMatchObject({
    weakTopics: [],
    strongTopics: [],
    hardQuestions: [],
  });
});

test('weak topics come by their shares, the lowest first, whichever is surer', () => {
  const quizOn = (index: number, right: number, wrong: number): ClassQuiz => {
    const asked = questions.slice(index, index + 1);
    const counts = countsOf([...times(right, '1'), ...times(wrong, '0')], asked);
    return { id: `quiz ${index}`, title: 'Rivers', questions: asked, counts };
  };
  const { weakTopics } = classNumbers(aClass(24), [quizOn(0, 9, 11), quizOn(1, 4, 5)]).group;
  expect(weakTopics.map(({ topic, right, asked }) => [topic, right, asked])).toEqual([
    ['Mouths', 4, 9],
    ['Springs', 9, 20],
  ]);
});

test('while too few have started, what was missed is counted, and nothing is judged', () => {
  const { group, missedQuestions } = classNumbers(aClass(3), [aQuizTakenBy('10', '00', '10')]);
  expect(group).toMatchObject({ isEnough: false, weakTopics: [], hardQuestions: [] });
  expect(missedQuestions.map(({ question, right, asked }) => [question, right, asked])).toEqual([
    ['Where does it end?', 0, 3],
    ['Where does a river begin?', 2, 3],
  ]);
  const enough = classNumbers(aClass(8), [aQuizTakenBy(...times(8, '10'))]);
  expect(enough.missedQuestions).toEqual([]);
});

test('what a class missed of its own quizzes comes before what it took on the shelf, which says so', () => {
  const shelf = { ...aQuizTakenBy('00', '00', '00'), id: 'shelf', isOfShelf: true };
  const { missedQuestions } = classNumbers(aClass(3), [shelf, aQuizTakenBy('10', '00', '10')]);
  expect(missedQuestions.map(({ quizId, isOfShelf }) => [quizId, isOfShelf])).toEqual([
    ['rivers', undefined],
    ['rivers', undefined],
    ['shelf', true],
    ['shelf', true],
  ]);
});

test('a question that half of the class gets right is not hard', () => {
  const half = aQuizTakenBy(...times(4, '11'), ...times(4, '10'));
  expect(classNumbers(aClass(8), [half]).group.hardQuestions).toEqual([]);
});

test('a corrected key judges the answers that were given before', () => {
  const quiz = aQuizTakenBy(...times(8, '00'));
  const corrected = quiz.questions.map((question) => ({ ...question, correctAnswer: 1 }));
  const { group } = classNumbers(aClass(8), [{ ...quiz, questions: corrected }]);
  expect(group).toMatchObject({ weakTopics: [], hardQuestions: [] });
  expect(group.strongTopics).toHaveLength(2);
});

test('answers to a question that has been reworded since do not count', () => {
  const quiz = aQuizTakenBy(...times(8, '00'));
  const [spring, mouth] = quiz.questions;
  const reworded = { ...mouth, question: 'Where is its mouth?' };
  const { group } = classNumbers(aClass(8), [
    { ...quiz, questions: [spring, reworded] } as ClassQuiz,
  ]);
  expect(group.weakTopics.map(({ topic }) => topic)).toEqual(['Springs']);
});

test('many answers of four students say nothing about the class', () => {
  const many = Array.from({ length: 8 }, (_, index) => ({
    ...{ question: `Question ${index}?`, topic: 'Springs', options, correctAnswer: 0 },
  }));
  const quiz = { ...aQuizTakenBy(), questions: many, counts: countsOf(times(4, ''), many) };
  expect(classNumbers(aClass(8), [quiz]).group.weakTopics).toEqual([]);
});

test('quizzes that name a topic differently add up under the name of the newest', () => {
  const [spring] = questions;
  const older = aQuizTakenBy(...times(5, '00'));
  const newer = { ...older, id: 'newer', questions: [{ ...spring, topic: 'The spring' }] };
  const { group } = classNumbers(aClass(8), [newer as ClassQuiz, older]);
  expect(group.weakTopics).toMatchObject([{ topic: 'The spring', right: 0, asked: 10 }]);
});

test('who has not started is named, and does not lower the average', () => {
  const started = ['Cy', 'Di', 'Ed', 'Fay', 'Gus'].map((name) => aStudent(name, [80]));
  const students = [aStudent('Bo', null), aStudent('Ada', null), ...started];
  const { group, people } = classNumbers(students, []);
  expect(people.notStarted).toEqual([
    { studentId: 'ada', fullName: 'Ada' },
    { studentId: 'bo', fullName: 'Bo' },
  ]);
  expect(group).toMatchObject({ students: 7, started: 5, average: 80 });
});

test.each([
  ['three attempts are too few', [20, 20, 90], 0, 0],
  ['ten points more', [50, 50, 60, 60], 1, 0],
  ['nine points more are chance', [50, 50, 59, 59], 0, 0],
  ['ten points less', [60, 60, 50, 50], 0, 1],
  ['of an odd count the middle one is in the later half', [50, 50, 50, 65, 65], 1, 0],
])('%s', (_what, recent, improved, slipped) => {
  const { group } = classNumbers([aStudent('Ada', recent)], []);
  expect(group).toMatchObject({ improved, slipped });
});

test.each([
  ['four of four', 4, 4, false],
  ['five of fifteen', 5, 15, true],
  ['five of sixteen', 5, 16, false],
])(
  '%s answers are no verdict on a class, unless they are enough',
  (_what, started, all, isEnough) => {
    const waiting = Array.from({ length: all - started }, (_, at) => aStudent(`W${at}`, null));
    const quiz = aQuizTakenBy(...times(8, '10'));
    const { group } = classNumbers([...aClass(started), ...waiting], [quiz]);
    expect(group).toMatchObject({
      students: all,
      started,
      isEnough,
      average: isEnough ? 50 : null,
    });
    expect(group.weakTopics).toHaveLength(isEnough ? 1 : 0);
    expect(group.hardQuestions).toHaveLength(isEnough ? 1 : 0);
  },
);

test('a quiz that under a third of the class has taken judges no topic of it', () => {
  const { group } = classNumbers(aClass(25), [aQuizTakenBy(...times(8, '00'))]);
  expect(group).toMatchObject({ isEnough: true, weakTopics: [], hardQuestions: [] });
});

test('of a whole school a third need not have answered', () => {
  const waiting = Array.from({ length: 90 }, (_, at) => aStudent(`W${at}`, null));
  const quiz = aQuizTakenBy(...times(8, '00'));
  const { group } = classNumbers([...aClass(8), ...waiting], [quiz], { isSchool: true });
  expect(group.isEnough).toBe(true);
  expect(group.weakTopics).toHaveLength(2);
});

test('the largest change comes first', () => {
  const students = [aStudent('Ada', [90, 90, 70, 70]), aStudent('Bo', [90, 90, 40, 40])];
  expect(classNumbers(students, []).people.slipped).toEqual([
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
