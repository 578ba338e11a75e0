import { describe, expect, test } from 'vitest';
import { findPassages } from './find-passages.ts';
import type { TextPart } from './passage-index.ts';

const parts: TextPart[] = [
  {
    title: 'The heart',
    page: 3,
    paragraphs: [
      'The heart has four chambers. The left ventricle pumps blood rich in oxygen into the aorta.',
      'The right ventricle pumps blood poor in oxygen into the pulmonary artery, which leads to the lungs.',
      'Which chamber pumps blood into the pulmonary vein?',
    ],
    paragraphPages: [3, 4, 4],
  },
  {
    title: 'Blood',
    page: 5,
    paragraphs: [
      'Red blood cells carry oxygen. They owe their color to hemoglobin, a protein that holds iron.',
      'A wound is closed by platelets, small fragments of cells that make the blood clot.',
    ],
  },
];

const AORTA = {
  question: 'Which chamber of the heart pumps blood into the aorta?',
  answers: ['The right atrium', 'The left ventricle', 'The right ventricle', 'The left atrium'],
};

async function find(question: string, answers: string[], right: number | null) {
  const [found] = await findPassages(parts, [{ question, answers, right }]);
  return found;
}

describe('a question with a key', () => {
  test('gets the sentences that prove it, with their page and heading', async () => {
    const found = await find(AORTA.question, AORTA.answers, 1);
    expect(found).toMatchObject({ passage: { page: 3, section: 'The heart' }, proposed: null });
    expect(found?.passage?.quote).toContain(
      'The left ventricle pumps blood rich in oxygen into the aorta.',
    );
  });

  test('is found in other words and forms', async () => {
    const found = await find('What makes blood clotting happen at wounds?', ['A platelet'], 0);
    expect(found?.passage?.quote).toContain('A wound is closed by platelets');
    expect(found?.passage?.page).toBe(5);
  });

  test('is not found where the text tells of something else', async () => {
    const found = await find('Which treaty ended the war of 1812?', ['The Treaty of Ghent'], 0);
    expect(found).toEqual({ passage: null, proposed: null });
  });

  test('is not proven by a question', async () => {
    const found = await find('Into what does a chamber pump blood?', ['The pulmonary vein'], 0);
    expect(found?.passage?.quote ?? '').not.toContain('?');
  });

  test('is not proven where it asks for what is not so', async () => {
    const found = await find(
      'Which of these does not pump blood into the aorta?',
      AORTA.answers,
      2,
    );
    expect(found?.passage).toBeNull();
  });
});

describe('a question without a key', () => {
  test('gets the answer that the text proves', async () => {
    const found = await find(
      'What do red blood cells owe their color to?',
      [...['Keratin', 'Hemoglobin', 'Insulin', 'Collagen']],
      null,
    );
    expect(found?.proposed).toBe(1);
    expect(found?.passage?.quote).toContain('hemoglobin');
  });

  test('gets none where two answers are as good', async () => {
    const found = await find(
      'Which of these pumps blood?',
      [...['The left ventricle', 'The right ventricle']],
      null,
    );
    expect(found).toEqual({ passage: null, proposed: null });
  });
});

test('a statement is looked for in its own words', async () => {
  const found = await find('Red blood cells carry oxygen.', [], null);
  expect(found?.passage?.quote).toMatch(/^Red blood cells carry oxygen\./);
});

test('a text without sentences proves nothing', async () => {
  const asked = { ...AORTA, right: 1 };
  expect(await findPassages([], [asked])).toEqual([{ passage: null, proposed: null }]);
});
