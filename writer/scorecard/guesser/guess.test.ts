import { expect, it } from 'vitest';
import { byAllCues, byDictionary, byLetters, byOddOne, bySort, type Cue } from './guess.ts';
import { loadNounNetwork } from './noun-network.ts';

const nouns = await loadNounNetwork();

function guess(cue: Cue, question: string, ...options: string[]): string | undefined {
  const scores = cue({ question, options }, nouns);
  const best = Math.max(...scores);
  // Where several look alike, there is nothing to guess by.
  return scores.filter((score) => score === best).length > 1
    ? undefined
    : options[scores.indexOf(best)];
}

it('takes the only one that is of the sort asked for', () => {
  const asked = 'Which term means the fear of open places?';
  expect(guess(bySort, asked, 'agoraphobia', 'therapist', 'clinic', 'lithium')).toBe('agoraphobia');
  expect(guess(bySort, 'Which animal hunts at night?', 'stapler', 'owl', 'sofa', 'bridge')).toBe(
    'owl',
  );
});

it('takes the one that differs from the other three', () => {
  const asked = 'Which of these is found in the kitchen?';
  expect(guess(byOddOne, asked, 'spoon', 'dog', 'wolf', 'fox')).toBe('spoon');
});

it('takes the one that has letters of a word of the question', () => {
  const asked = 'Which bone is joined to the sacroiliac ligament?';
  expect(guess(byLetters, asked, 'femur', 'sacrum', 'tibia', 'ulna')).toBe('sacrum');
});

it('takes the one whose everyday word means what is asked', () => {
  const asked = 'Which term means a mass of ice that moves slowly?';
  const options = ['glacier', 'lagoon', 'delta', 'plateau'];
  expect(guess(byDictionary, asked, ...options)).toBe('glacier');
});

it('finds nothing to guess by among four of one sort that share no word with the question', () => {
  const asked = 'Which of these did the expedition reach first?';
  expect(guess(byLetters, asked, 'Ohio', 'Utah', 'Iowa', 'Maine')).toBeUndefined();
  expect(guess(byOddOne, asked, 'xqa', 'xqb', 'xqc', 'xqd')).toBeUndefined();
});

it('lets the cues outvote each other', () => {
  const asked = 'Which term means the speed of a moving car?';
  expect(guess(byAllCues, asked, 'velocity', 'engine', 'driver', 'road')).toBe('velocity');
});
