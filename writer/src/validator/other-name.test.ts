import { expect, it } from 'vitest';
import { isOtherName } from './other-name.ts';

it.each([
  'The larynx, also called the voice box, is in the throat.',
  'The voice box (larynx) is in the throat.',
  'Sound is made in the larynx, or voice box, of a person.',
  'The larynx, commonly known as the voice-box, makes sound.',
  'The larynx is sometimes referred to as the voice box.',
])('finds another name in “%s”', (passage) => {
  expect(isOtherName(passage, 'Voice box', 'Larynx')).toBe(true);
});

it.each([
  'Air passes the larynx and the voice box.',
  'It is in the throat, the larynx, or the voice box.',
  'Neither a larynx or a voice box is needed.',
  'Nothing is said of either.',
])('finds none in “%s”', (passage) => {
  expect(isOtherName(passage, 'Voice box', 'Larynx')).toBe(false);
});

it('takes no sign for a name', () => {
  expect(isOtherName('It is called so (often).', '?', 'often')).toBe(false);
});
