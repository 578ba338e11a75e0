import { expect, it } from 'vitest';
import { readArguments } from './arguments.ts';

it('takes what a teacher would get where nothing is said', () => {
  expect(readArguments(['lesson.pdf'])).toMatchObject({
    place: 'lesson.pdf',
    writer: 'offline',
    count: 10,
    toughness: 'Medium',
    grade: 'Grade 10',
    variant: 0,
  });
});

it('reads settings in any order', () => {
  const words = ['--count', '20', 'lessons', '--writer', 'naive', '--grade', 'Grade 8', '--json'];
  expect(readArguments(words)).toMatchObject({
    place: 'lessons',
    count: 20,
    writer: 'naive',
    grade: 'Grade 8',
    json: true,
  });
});

it('says what is missing', () => {
  expect(() => readArguments([])).toThrow('Name a document');
  expect(() => readArguments(['lesson.pdf', '--writer', 'nobody'])).toThrow();
});
