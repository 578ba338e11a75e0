import { expect, test } from 'vitest';
import { readExplanation } from './read-explanation.ts';

const options = ['Evaporation', 'Condensation', 'Rain', 'Rain shadow'];
const quote = 'Heat turns water into vapour.';

test('the right answer and the quote are not said again beside them', () => {
  const explanation = `The right answer is: Evaporation. The text says: “${quote}” (page 3)`;
  expect(readExplanation(explanation, { quote, options })).toEqual({ text: '', compared: [] });
});

test('what compares several options becomes a list', () => {
  const explanation = `The right answer is: Evaporation. The text says: “${quote}” (section “The sun”) Condensation: vapour becomes water. Rain shadow: the dry side. It is dry: always.`;
  expect(readExplanation(explanation, { quote, options })).toEqual({
    text: '',
    compared: [
      { option: 'Condensation', what: 'vapour becomes water.' },
      { option: 'Rain shadow', what: 'the dry side. It is dry: always.' },
    ],
  });
});

test('words of a teacher or a model stay as they are', () => {
  const explanation = 'Heat lifts it. Think of the kettle: it steams.';
  expect(readExplanation(explanation, { quote, options })).toEqual({
    text: explanation,
    compared: [],
  });
  const model = `Heat lifts it. The text says: “${quote}” Rain: it falls.`;
  expect(readExplanation(model, { quote, options })).toEqual({
    text: 'Heat lifts it.',
    compared: [{ option: 'Rain', what: 'it falls.' }],
  });
});

test('the name of a section in capitals is read in ordinary case', () => {
  const explanation = 'It is pushed (section “FORCE ON A CURRENT”).';
  expect(readExplanation(explanation, { quote: '', options }).text).toBe(
    'It is pushed (section “Force on a current”).',
  );
});

test('a quote that is not shown beside it stays', () => {
  const explanation = `The text says: “${quote}”`;
  expect(readExplanation(explanation, { quote: '', options }).text).toBe(explanation);
});

test('what is said of an option begins after the place of a sentence that is quoted', () => {
  const explanation = 'The text says: “It is hard.” (page 1) Iron: is a metal. Salt: is not.';
  expect(readExplanation(explanation, { quote: '', options: ['Iron', 'Salt'] })).toEqual({
    text: 'The text says: “It is hard.” (page 1)',
    compared: [
      { option: 'Iron', what: 'is a metal.' },
      { option: 'Salt', what: 'is not.' },
    ],
  });
});
