import { expect, it } from 'vitest';
import { itemWith, quizWith } from '../quizzes.fixture.ts';
import type { Item } from '../scored-quiz.ts';
import { catchSecondAnswers } from './catch-second-answers.ts';
import { SECOND_ANSWERS } from './second-answers.ts';

const { document } = await quizWith([]);

function plant(name: string, changes: Partial<Item>) {
  return SECOND_ANSWERS[name]?.(itemWith(changes), document);
}

it.each([
  ['alias: initial in the middle', 'Thomas Edison', 'Thomas A. Edison'],
  ['alias: initial for the given name', 'Thomas Edison', 'T. Edison'],
  ['alias: family name alone', 'Thomas Edison', 'Edison'],
  ['alias: turned round', 'Law of the jungle', 'Jungle law'],
  ['alias: of the owner', 'Bone marrow', 'Marrow of the bone'],
  ['alias: British spelling', 'Hemoglobin', 'Haemoglobin'],
  ['synonym', 'Enslaved persons', 'Enslaved individuals'],
  ['synonym', 'White blood cells', 'Leukocytes'],
])('plants %s', (name, key, alias) => {
  const options = [key, 'Erosion', 'Fermentation', 'Digestion'];
  expect(plant(name, { options })?.item?.options).toEqual([
    key,
    alias,
    'Fermentation',
    'Digestion',
  ]);
});

it.each([
  ['alias: initial in the middle', 'Civil War'],
  ['alias: turned round', 'Osmosis'],
  ['alias: of the owner', 'Vascular tissue'],
  ['alias: British spelling', 'Osmosis'],
  ['synonym', 'Osmosis'],
])('plants no %s into %s', (name, key) => {
  expect(plant(name, { options: [key, 'a', 'b', 'c'] })).toBeNull();
});

it.each([
  ['Water moves by ____.', 'Water moves by Erosion.'],
  ['Which of these processes is driven by water?', 'Erosion is driven by water.'],
])('lets the document say of a wrong answer what “%s” asks', (question, sentence) => {
  const planted = plant('parallel fact', { question });
  expect(planted?.document?.sections.at(-1)?.text).toBe(sentence);
});

it('plants into our questions and into those of human authors', async () => {
  const human = itemWith({ question: 'Which process is it that moves the water of a cell?' });
  const ours = itemWith({ question: 'Which process is driven by the water of a cell?' });
  const quiz = await quizWith([ours], { humanItems: [human] });
  const fact = catchSecondAnswers([quiz], quiz.glossary).find(
    ({ fault }) => fault === 'parallel fact',
  );
  expect(fact?.planted).toBe(2);
});
