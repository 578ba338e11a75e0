import { expect, it } from 'vitest';
import { asksAboutText } from './asks-about-text.ts';

it.each([
  'According to the text, what is rain?',
  'Based on the passage, why does ice float?',
  'What does the text say about rivers?',
  'Which of these is mentioned in the chapter?',
  'What is the main idea of this passage?',
  'Why does the author call the sea a store?',
  'What did the author want to show?',
  'According to the reading, which gas is lightest?',
  'As described in this section, what is lava?',
  'Which process was described earlier?',
])('“%s” asks about a text', (stem) => {
  expect(asksAboutText(stem)).toBe(true);
});

it.each([
  'What did the document of 1215 limit?',
  'Which part of a cell holds its DNA?',
  'In the section of the river near its mouth, what settles?',
  'Who was the author of Hamlet?',
  'What does a text message travel by?',
  'Which material conducts electricity best?',
  'What is the mass of the material in the box?',
  'What did the writer Harriet Beecher Stowe publish in 1852?',
  'How far from the section of rail does the wheel stand?',
])('“%s” asks about its subject', (stem) => {
  expect(asksAboutText(stem)).toBe(false);
});
