import { expect, it } from 'vitest';
import { loadGlossary } from '../subject/glossary.ts';
import { isSameThing } from './same-thing.ts';

const glossary = await loadGlossary();

it.each([
  ['an inflection', 'Synapses', 'synapse'],
  ['a plural in -ses', 'Immune responses', 'Immune response'],
  ['an article', 'The cell wall', 'Cell wall'],
  ['a space', 'Wellbeing', 'Well being'],
  ['a British spelling', 'Haemoglobin', 'Hemoglobin'],
  ['a British ending', 'Colour centre', 'Color center'],
  ['initials', 'NASA', 'National Aeronautics and Space Administration'],
  ['initials in brackets', 'Gross domestic product (GDP)', 'Gross domestic product'],
  ['a phrase turned round', 'Marrow of the bone', 'Bone marrow'],
  ['a middle name', 'Thomas Edison', 'Thomas Alva Edison'],
  ['an initial', 'T. Edison', 'Thomas Edison'],
  ['an initial in the middle', 'Thomas A. Edison', 'Thomas Edison'],
  ['a surname', 'Edison', 'Thomas Edison'],
  ['a broader name', 'Epithelium', 'Squamous epithelium'],
  ['a narrower name', 'Reverse osmosis', 'Osmosis'],
])('finds one thing in two phrases that differ by %s', (_name, a, b) => {
  expect(isSameThing(null, a, b)).toBe(true);
  expect(isSameThing(null, b, a)).toBe(true);
});

it.each([
  ['synonyms', 'Leukocytes', 'White blood cells'],
  ['everyday synonyms', 'Illness', 'Disease'],
  ['synonyms with the same modifier', 'Enslaved persons', 'Enslaved individuals'],
  ['synonyms with more words', 'Lower motor neuron', 'Lower motor nerve cell'],
])('finds one thing in %s with a glossary alone', (_name, a, b) => {
  expect(isSameThing(glossary, a, b)).toBe(true);
  expect(isSameThing(null, a, b)).toBe(false);
});

it.each([
  ['two things of a kind', 'Lava', 'Magma'],
  ['words with one stem', 'Organ', 'Organism'],
  ['two people of one family', 'Theodore Roosevelt', 'Franklin Roosevelt'],
  ['a list and one of its members', 'Copper', 'Copper, zinc and iron'],
  ['opposite signs', '+15 mV', '-15 mV'],
  ['the same head with another modifier', 'Cell wall', 'Cell nucleus'],
])('keeps apart %s', (_name, a, b) => {
  expect(isSameThing(glossary, a, b)).toBe(false);
});
