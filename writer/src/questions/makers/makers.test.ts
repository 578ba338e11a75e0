import { expect, it } from 'vitest';
import { analysisOf } from '../../facts/analysis-of.fixture.ts';
import { makeClozeItems } from './cloze.maker.ts';
import { makeGapItems } from './gap.maker.ts';
import { makeNumberItems } from './number.maker.ts';
import { makeObjectItems } from './object.maker.ts';
import { makePurposeItems } from './purpose.maker.ts';
import { makeStatementItems } from './statement.maker.ts';

it('asks for what a verb acts on', async () => {
  const [item] = makeObjectItems(
    await analysisOf(
      'The left ventricle sends oxygen-rich blood through the whole body at every beat.',
    ),
  );
  expect(item).toMatchObject({
    stem: 'Which of these does the left ventricle send through the whole body at every beat?',
    key: 'oxygen-rich blood',
  });
});

it('asks for the name that a description leads to', async () => {
  const [item] = makeObjectItems(
    await analysisOf('The largest inner gland of the human body is the abdominal liver.'),
  );
  expect(item).toMatchObject({
    stem: 'Which of these is the largest inner gland of the human body?',
    key: 'abdominal liver',
  });
});

it('asks what something is for', async () => {
  const [item] = makePurposeItems(
    await analysisOf('A barometer is used to measure the pressure of the air.'),
  );
  expect(item).toMatchObject({
    stem: 'What is a barometer used to do?',
    key: 'measure the pressure of the air',
  });
});

it('asks for a number that is spelled out', async () => {
  const [item] = makeNumberItems(
    await analysisOf('The heart of a mammal consists of four chambers.'),
  );
  expect(item).toMatchObject({
    stem: 'How many chambers does the heart of a mammal consist of?',
    key: 'four',
  });
  expect(item?.distractors()).toEqual(expect.arrayContaining(['three', 'five']));
});

it('asks about a subject that is more than a term', async () => {
  const items = makeStatementItems(
    await analysisOf('The loudness of a given sound depends on the amplitude of its wave.'),
  );
  expect(items.map(({ stem }) => stem)).toEqual([
    'According to the text, which statement about the loudness of a given sound is correct?',
  ]);
});

it('cuts a sentence behind what is asked for where it goes on to something else', async () => {
  const [item] = makeClozeItems(
    await analysisOf('Heat from a room usually escapes through the window glass, which is thin.'),
  );
  expect(item).toMatchObject({
    stem: 'According to the text, heat from a room usually escapes through which of these?',
    key: 'window glass',
  });
});

it('does not blank out a word of a line that is no sentence', async () => {
  expect(
    makeClozeItems(await analysisOf('Status of all the posts within the approved staff chart.')),
  ).toEqual([]);
});

it('leaves out a term in the midst of a statement, and keeps what stands behind it', async () => {
  const items = makeGapItems(
    await analysisOf(
      'The Supreme Court relied on the research of the social scientists in its final ruling.',
    ),
  );
  expect(items.map(({ stem, key }) => [stem, key])).toContainEqual([
    'Complete the sentence: The ____ relied on the research of the social scientists in its final ruling.',
    'Supreme Court',
  ]);
});
