/** The sections of the class insights in their order; a writer leaves out those that are empty. */
export const INSIGHT_HEADINGS = {
  brief: 'The class in brief',
  topics: 'Topics to teach again',
  questions: 'Hardest questions',
  wentWell: 'What went well',
  nextStep: 'Next step',
  students: 'Students',
} as const;
