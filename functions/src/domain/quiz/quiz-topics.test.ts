import { MAX_QUIZ_TOPICS } from '@study-assistant/contract/quizzes/quizzes';
import { expect, test } from 'vitest';
import { OTHER_TOPICS } from './fair-topic.ts';
import { listQuizTopics } from './quiz-topics.ts';

function about(topic: string, answer = 'Something else') {
  return { topic, options: ['Wrong', answer, 'Worse', 'Worst'], correctAnswer: 1 };
}

const topicsOf = (...questions: ReturnType<typeof about>[]) =>
  listQuizTopics(questions, 'The water cycle');

test('the most asked topics come first, then those that are asked first', () => {
  const questions = [about('Clouds'), about('Rain'), about('Rivers'), about('Rivers')];
  expect(topicsOf(...questions)).toEqual(['Rivers', 'Clouds', 'Rain']);
});

test('two spellings of a topic are one, as it is written first', () => {
  expect(topicsOf(about('Clouds'), about('the cloud'))).toEqual(['Clouds']);
});

test('there are no more than a card has room for', () => {
  const questions = ['A1', 'B2', 'C3', 'D4', 'E5', 'F6'].map((topic) => about(topic));
  expect(topicsOf(...questions)).toHaveLength(MAX_QUIZ_TOPICS);
});

test('the title of the quiz and the last resort are no topics', () => {
  expect(topicsOf(about('Water cycle'), about(OTHER_TOPICS), about('Rain'))).toEqual(['Rain']);
});

test.each([
  ['Evaporation', 'evaporation'],
  ['Evaporations', 'The evaporation'],
  ['Evaporation of water', 'Evaporation'],
  ['How the sun drives evaporation', 'Evaporation'],
  ['The sign of carbon: C', 'c'],
])('the topic %s does not stand where %s is a right answer', (topic, answer) => {
  expect(topicsOf(about(topic, 'Clouds'), about('Rain', answer))).toEqual(['Rain']);
});

test.each([
  ['Evaporation', 'Evaporation of water from the sea'],
  ['Rainbows', 'Rain'],
  ['Rain', '?'],
])('the topic %s may stand where %s is a right answer', (topic, answer) => {
  expect(topicsOf(about(topic, answer))).toEqual([topic]);
});

test('a wrong answer takes no topic away', () => {
  expect(topicsOf(about('Wrong'))).toEqual(['Wrong']);
});
