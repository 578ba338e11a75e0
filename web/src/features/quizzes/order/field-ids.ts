export const fieldIds = {
  file: 'quiz-document',
  toughness: 'quiz-toughness',
  targetGrade: 'quiz-grade',
  numQuestions: 'quiz-questions',
  title: 'quiz-title',
  parts: 'quiz-parts',
  firstPage: 'quiz-first-page',
  lastPage: 'quiz-last-page',
};
