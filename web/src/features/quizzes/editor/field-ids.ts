/** The ids of the editor's fields, to which messages link. */
export const fieldIds = {
  title: 'quiz-title',
  subject: 'quiz-subject',
  of: (key: string) => ({
    heading: `${key}-heading`,
    undo: `${key}-undo`,
    question: `${key}-question`,
    options: `${key}-options`,
    option: (index: number) => `${key}-option-${index}`,
    explanation: `${key}-explanation`,
    topic: `${key}-topic`,
    /** Of what only some kinds of question have. */
    part: (name: string) => `${key}-${name}`,
  }),
};
