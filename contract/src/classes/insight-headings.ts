/** The parts of the class insights' text, in its order; a writer leaves out those without a line. */
export const INSIGHT_HEADINGS = {
  brief: 'The class in brief',
  topics: 'Topics to teach again',
  questions: 'Hardest questions',
  wentWell: 'What went well',
  nextStep: 'Next step',
  students: 'Students',
} as const;
