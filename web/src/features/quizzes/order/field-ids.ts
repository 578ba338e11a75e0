export const fieldIds = {
  file: 'quiz-document',
  toughness: 'quiz-toughness',
  targetGrade: 'quiz-grade',
  numQuestions: 'quiz-questions',
  otherKinds: 'quiz-other-kinds',
  title: 'quiz-title',
  parts: 'quiz-parts',
  firstPage: 'quiz-first-page',
  lastPage: 'quiz-last-page',
};
