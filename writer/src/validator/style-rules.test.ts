import { describe, expect, it } from 'vitest';
import type { CheckedQuestion } from './rule.ts';
import {
  keyOfLikeLength,
  noAbsoluteOrVagueTerms,
  noClangWithKey,
  noConvergence,
  optionsOfOneForm,
} from './style-rules.ts';

function asked(question: string, ...options: string[]): CheckedQuestion {
  return { question, options, correctAnswer: 0 };
}

const fair = asked('Which of these lifts water?', 'A pump', 'A valve', 'A gate', 'A well');

describe('the style of a question', () => {
  it('is fair where nothing but knowledge tells the answer', () => {
    for (const rule of [
      keyOfLikeLength,
      noAbsoluteOrVagueTerms,
      noClangWithKey,
      noConvergence,
      optionsOfOneForm,
    ])
      expect(rule(fair)).toBeNull();
  });

  it('lets no key sound like the question where no other option does', () => {
    expect(
      noClangWithKey(asked('What did colonists build?', 'Colonial forts', 'Mills', 'Dams', 'Inns')),
    ).not.toBeNull();
  });

  it('lets no key differ in form from the three others', () => {
    expect(
      optionsOfOneForm(asked('What is it for?', 'The light', 'To heat', 'To cool', 'To lift')),
    ).not.toBeNull();
  });

  it.each([
    ['Breathing rate', 'Heart rate', 'Body temperature', 'Blood pressure'],
    ['In-group bias', 'Hindsight bias', 'Anchoring', 'Groupthink'],
    ['13th Amendment', 'Fifteenth Amendment', 'First Amendment', 'Fifth Amendment'],
    ['Sitting still can harm', 'Cabin air can harm', 'Light can harm', 'Dust can harm'],
    ['One crest and the next', 'A crest and a trough', 'The first crest', 'The rest line'],
    ['Her calm voice', 'The long talk', 'The plain words', 'The bright room'],
  ])('takes “%s” and “%s” for one form', (...options) => {
    expect(optionsOfOneForm(asked('Which is it?', ...options))).toBeNull();
  });

  it('lets a name stand among phrases with an article', () => {
    const options = [
      'Great Britain was in debt',
      'The king fled',
      'The war was won',
      'The tea sank',
    ];
    expect(optionsOfOneForm(asked('Why did Parliament ask?', ...options))).toBeNull();
  });

  it('gives nothing away by the word that asks for a difference', () => {
    const question = 'How does a universal indicator differ from litmus?';
    const options = ['It shows a different color for each pH', 'It glows', 'It boils', 'It cools'];
    expect(noClangWithKey(asked(question, ...options))).toBeNull();
  });

  it('still tells a clause from names', () => {
    expect(
      optionsOfOneForm(asked('Which is it?', 'Heating the water', 'Pumps', 'Wells', 'Dams')),
    ).not.toBeNull();
  });

  it('does not take a compound for longer than an element', () => {
    expect(
      keyOfLikeLength(asked('Which gas?', 'Carbon dioxide', 'Oxygen', 'Argon', 'Neon')),
    ).toBeNull();
  });

  it('lets no key stand out by its length', () => {
    expect(
      keyOfLikeLength(asked('What is it?', 'A long description of it', 'Air', 'Ice', 'Oil')),
    ).not.toBeNull();
  });

  it('takes neither a long name nor an initial for a key that stands out', () => {
    const battles = ['Siege of Vicksburg', 'Battle of Antietam', 'Battle of Shiloh'];
    expect(keyOfLikeLength(asked('Which?', 'Battle of the Little Bighorn', ...battles))).toBeNull();
    const leaders = ['James Farmer', 'Ella Baker', 'Medgar Evers'];
    expect(optionsOfOneForm(asked('Who?', 'A. Philip Randolph', ...leaders))).toBeNull();
    const nebulae = ['Crab Nebula', 'Orion Nebula', 'Eagle Nebula'];
    expect(optionsOfOneForm(asked('Which?', 'Ring Nebula', ...nebulae))).toBeNull();
  });

  it('puts no key together from the other options', () => {
    expect(
      noConvergence(asked('Which is it?', 'red iron', 'red copper', 'grey iron', 'tin')),
    ).not.toBeNull();
  });

  it.each([
    [
      'Sellers offer more than buyers want',
      'Buyers want more than sellers offer',
      'Trade ends',
      'Prices stay',
    ],
    ['Lower frequency', 'Higher frequency', 'Lower amplitude', 'Higher amplitude'],
    [
      'Much surface, little volume',
      'Little surface, much volume',
      'Much of both',
      'Little of both',
    ],
  ])('takes no symmetric set such as “%s” and “%s” for that', (...options) => {
    expect(noConvergence(asked('Which is it?', ...options))).toBeNull();
  });

  it('has no words that each reader measures differently', () => {
    expect(
      noAbsoluteOrVagueTerms(asked('When?', 'Usually', 'At dawn', 'At noon', 'At dusk')),
    ).not.toBeNull();
  });
});
