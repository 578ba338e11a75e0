import { describe, expect, it } from 'vitest';
import { loadGlossary } from '../subject/glossary.ts';
import { createEvidence } from './evidence.ts';
import { good } from './question.fixture.ts';
import type { CheckedQuestion } from './rule.ts';
import { noSecondRightAnswer } from './second-right-answer.ts';

const glossary = await loadGlossary();

function check(changes: Partial<CheckedQuestion>, text: string | null = null): string | null {
  const sections = [{ heading: null, page: null, text: text ?? '' }];
  const document = { title: 'Earth', kind: 'txt' as const, pageCount: null, sections };
  const { quote: _, ...unquoted } = good;
  const evidence = text === null ? null : createEvidence(document);
  return noSecondRightAnswer({ ...unquoted, ...changes }, { evidence, glossary, others: [] });
}

const magma = {
  question: 'Molten rock below the surface of the Earth is called ____.',
  options: ['Magma', 'Lava', 'Granite', 'Basalt'],
};

describe('another name of the right answer', () => {
  it('is found by itself', () => {
    const options = ['Osmosis', 'Reverse osmosis', 'Fermentation', 'Digestion'];
    expect(check({ options })).toBe('“Reverse osmosis” could be right as well.');
  });

  it('is found where the document gives it', () => {
    const options = ['Osmosis', 'Seepage', 'Fermentation', 'Digestion'];
    expect(check({ options }, 'Osmosis, also called seepage, is slow.')).not.toBeNull();
    expect(check({ options }, 'Osmosis and seepage are slow.')).toBeNull();
  });
});

describe('a sentence of the document about a wrong answer', () => {
  it('makes it right where it says what the question asks', () => {
    const text = 'Lava is, in fact, molten rock below the surface of the Earth.';
    const question = 'Which of these is molten rock below the surface of the Earth?';
    expect(check({ ...magma, question }, text)).not.toBeNull();
  });

  it('makes it right where it says so of both', () => {
    const question = '____ is molten rock below the surface of the Earth.';
    const text = 'Both magma and lava is molten rock below the surface of the Earth.';
    expect(check({ ...magma, question }, text)).not.toBeNull();
  });

  it.each([
    'Magma is molten rock below the surface of the Earth, lava above it.',
    'Lava is not molten rock below the surface of the Earth.',
    'Lava is molten rock. Magma is molten rock below the surface of the Earth.',
    'Lava comes from the Earth.',
  ])('leaves it wrong in “%s”', (text) => {
    expect(check(magma, text)).toBeNull();
  });

  it('leaves it wrong where the answer has another place in it', () => {
    const question = 'Plants turn ____ into sugar and oxygen.';
    const options = ['Water', 'Sugar cane', 'Salt', 'Iron'];
    expect(check({ question, options }, 'Plants turn sugar and oxygen into salt.')).toBeNull();
    expect(check({ question, options }, 'Plants turn salt into sugar and oxygen.')).not.toBeNull();
  });

  it('leaves it wrong where the question asks for the one that does so most', () => {
    const question = 'Which gas is the most common cause of warm air?';
    const options = ['Carbon dioxide', 'Methane', 'Argon', 'Helium'];
    expect(check({ question, options }, 'Methane is a common cause of warm air.')).toBeNull();
  });
});

describe('a question that a reader answers before it counts', () => {
  function checkReviewed(changes: Partial<CheckedQuestion>, text = ''): string | null {
    const sections = [{ heading: null, page: null, text }];
    const evidence = createEvidence({ title: 'Earth', kind: 'txt', pageCount: null, sections });
    const question = { ...good, quote: text, ...changes };
    return noSecondRightAnswer(question, { evidence, others: [], isReviewed: true });
  }

  it.each([
    [
      'To which organs does the blood carry urea?',
      ['The kidneys', 'The lungs', 'The muscles', 'The glands'],
      'It carries carbon dioxide to the lungs and urea to the kidneys.',
    ],
    [
      'Which of these keeps its DNA within the nucleus?',
      ['Fungi', 'Bacteria', 'Archaea', 'Viruses'],
      'Fungi keep their DNA within the nucleus. Bacteria have no nucleus around their DNA within the cell.',
    ],
    [
      'What gives the walls of bacteria their strength?',
      ['Peptidoglycan', 'Chitin', 'Keratin', 'Starch'],
      'The walls of fungi have chitin, while peptidoglycan gives the walls of bacteria their strength.',
    ],
    [
      'Which chambers of the heart receive blood?',
      ['Atria', 'Ventricles', 'Valves', 'Arteries'],
      'The atria are the upper chambers, which receive blood. The ventricles are the lower chambers, which pump blood out of the heart.',
    ],
  ])('may name in “%s” what the document sets apart', (question, options, text) => {
    const quote = `${text.split('. ')[0] ?? ''}.`.replace('..', '.');
    expect(checkReviewed({ question, options, quote }, text)).toBeNull();
  });

  it('knows the second from the third', () => {
    const question = 'What do members do in the second reading?';
    const options = ['They debate it', 'They vote on the final text', 'They go', 'They sign'];
    const quote = 'In the second reading the members debate it.';
    const text = `${quote} In the third reading the members vote on the final text.`;
    expect(checkReviewed({ question, options, quote }, text)).toBeNull();
  });

  it.each([
    ['Osmosis is the diffusion of water through a membrane.', 'Diffusion'],
    ['Osmosis and seepage move water through a membrane.', 'Seepage'],
  ])('names in “%s” nothing that is said of both', (text, wrong) => {
    const options = ['Osmosis', wrong, 'Fermentation', 'Digestion'];
    expect(checkReviewed({ options }, text)).not.toBeNull();
  });
});

it('finds a wrong answer whose own meaning fits the question', () => {
  const question = 'Which process is the diffusion of water through a semipermeable membrane?';
  const options = ['Seepage', 'Osmosis', 'Fermentation', 'Digestion'];
  expect(check({ question, options })).toBe('“Osmosis” could be right as well.');
  expect(check({ question, options, correctAnswer: 1 })).toBeNull();
});

it('needs no glossary', () => {
  expect(noSecondRightAnswer(good, { evidence: null, others: [] })).toBeNull();
});
