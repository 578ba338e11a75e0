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

  it('has no words that each reader measures differently', () => {
    expect(
      noAbsoluteOrVagueTerms(asked('When?', 'Usually', 'At dawn', 'At noon', 'At dusk')),
    ).not.toBeNull();
  });
});
