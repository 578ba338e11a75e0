import { wordSet } from '../word-set.ts';

/** Headings of sections that teach nothing: exercises, references, lists. */
export const NON_TEACHING_HEADINGS = wordSet(`
  acknowledgements, acknowledgments, answer, answers, bibliography, check your understanding,
  contents, exercise, exercises, footnotes, further reading, homework, index, learning objectives,
  learning outcomes, notes, objectives, problem, problems, question, questions, reference,
  references, section key terms, table of contents, works cited
`);
