import type { Question } from '@study-assistant/contract/questions/question';
import { expect, test } from 'vitest';
import { withFairTopic } from './fair-topic.ts';

function aQuestion(topic: string, answer: string, section: string | null): Question {
  return {
    question: 'What wears away rock and soil?',
    options: ['Silt', answer, 'A dam', 'A levee'],
    correctAnswer: 1,
    explanation: 'The text says so.',
    topic,
    benchmarkTime: 20,
    source: { page: 1, section, quote: 'Moving water wears away rock.' },
  };
}

test.each([
  ['stays when it is not the answer', 'Rivers', 'Erosion', 'Valleys', 'Rivers'],
  ['stays when it only holds the answer', 'Erosion of rock', 'Erosion', null, 'Erosion of rock'],
  ['gives way to the heading', 'Erosion', 'Erosion', 'How valleys form', 'How valleys form'],
  ['gives way when an article differs', 'The water cycle', 'Water cycle', 'Rain', 'Rain'],
  ['gives way when capitals and dots differ', 'EROSION', 'erosion.', 'Valleys', 'Valleys'],
  ['gives way when the number differs', 'Meanders', 'A meander', 'Bends', 'Bends'],
  ['gives way to the title without a heading', 'Erosion', 'Erosion', null, 'Our rivers'],
  ['gives way to the title when the heading tells', 'Erosion', 'Erosion', 'Erosion', 'Our rivers'],
  ['gives way to the heading without its capitals', 'Erosion', 'Erosion', 'OUR LAND', 'Our Land'],
  ['gives way to no label of a figure', 'Erosion', 'Erosion', 'Figure 3', 'Our rivers'],
  ['is not left empty', ' ', 'Erosion', null, 'Our rivers'],
])('a topic %s', (_what, topic, answer, section, expected) => {
  expect(withFairTopic(aQuestion(topic, answer, section), 'Our rivers').topic).toBe(expected);
});

test('where everything tells, it says nothing', () => {
  const question = aQuestion('Erosion', 'Erosion', 'Erosion');
  expect(withFairTopic(question, 'Erosion').topic).toBe('Other topics');
});

test('a long title is cut to what a topic may have', () => {
  const { topic } = withFairTopic(aQuestion('Erosion', 'Erosion', null), 'long '.repeat(40));
  expect(topic.length).toBeLessThanOrEqual(120);
});

test('a topic of a text with gaps is none of the words that belong into them', () => {
  const text: Question = {
    ...aQuestion('Erosion', '', 'How valleys form'),
    ...{ kind: 'gaps', options: [], correctAnswer: 0 },
    question: 'Moving water wears away rock by _____ and carries _____.',
    body: { gaps: 2, bank: ['erosion', 'silt', 'wind'] },
    key: {
      gaps: [{ words: ['erosion'] }, { words: ['silt'] }],
      ...{ matchCase: false, matchAccents: false, allowTypo: false },
    },
  };
  expect(withFairTopic(text, 'Our rivers').topic).toBe('How valleys form');
});
