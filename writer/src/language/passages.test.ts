import { expect, it } from 'vitest';
import { splitPassages } from './passages.ts';

function textsOf(heading: string | null, text: string): string[] {
  const sections = [{ heading, page: null, text }];
  return splitPassages({ title: 'Anarchy', kind: 'txt', pageCount: null, sections }).passages.map(
    (passage) => passage.text,
  );
}

const AIMS =
  'By the end of this section, you will be able to:\n\n- Define anarchy in the international system.\n\n- Explain why states are sovereign.';
const PROSE =
  'Statehood is of vital importance to a nation because it confers sovereignty. Sovereignty is the ability of a state to run its institutions without fear of interference from other states.';

it('the text of a lesson behind its aims is read, though it has no heading of its own', () => {
  expect(textsOf('Learning Outcomes', `${AIMS}\n\n${PROSE}`)).toEqual([PROSE]);
});

it('aims alone teach nothing, nor do exercises with long texts', () => {
  expect(textsOf('Learning Objectives', AIMS)).toEqual([]);
  expect(textsOf('Exercises', PROSE)).toEqual([]);
});

it('a note inside a paragraph takes its own sentence away and leaves the others', () => {
  const before = 'Sovereignty is the most important part of the identity of every state.';
  const cited =
    'Voters lost trust in the news after the election was over.Mark Smith, “Trust in News,” Daily Paper, 26 February 2013.';
  const behind = 'Intergovernmental organizations give states a place to settle their conflicts.';
  expect(textsOf(null, `${before} ${cited} ${behind}`)).toEqual([before, behind]);
});

it('a paragraph that is a list of references is left out as a whole', () => {
  const text =
    'Dahl, Robert. 1961. Who Governs? New Haven: Yale University Press. Mills, C. Wright. 1956. The Power Elite, pp. 3-20. See https://example.org.';
  expect(textsOf(null, text)).toEqual([]);
});
