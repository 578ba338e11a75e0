/** The texts of the quiz editor. */
export const texts = {
  title: 'Edit quiz',
  notYours: 'Only the teacher who made this quiz can change it.',
  openNote:
    'Students can take this quiz. What you save is for those who start from now on; earlier results stay as they are, except that a corrected right answer is graded again.',
  draftNote: 'This is a draft: students do not see it until you publish it.',

  empty: 'No questions yet.',

  saved: 'All changes saved',
  unsaved: 'Changes not saved yet',
  saving: 'Saving…',
  notSaved: 'Not saved',
  writing: 'Writing another question…',
  saveFailed: 'The changes could not be saved:',
  publishFailed: 'The quiz could not be published:',
  published: 'Quiz published: it is on the shelf. Your students find it in their Quizzes.',
  assign: 'Assign…',
  corrected: (questions: number) =>
    questions === 1
      ? 'Saved. You corrected a right answer: results with this question are being graded again.'
      : `Saved. You corrected ${questions} right answers: results with these questions are being graded again.`,

  replaceFailed: 'The question could not be replaced:',
  replaced: (number: number) => `Question ${number} was rewritten.`,
  replacedNote: 'Rewritten.',
  takeBack: 'Take back the earlier question',
  takenBack: (number: number) => `The earlier question ${number} is back.`,

  byHand: 'Written by hand: no sentence of a document stands behind it.',
  removed: 'Question deleted.',
  restored: (number: number) => `Question ${number} is back.`,
  moved: (number: number, total: number) => `Now question ${number} of ${total}.`,

  correctTitle: 'Change what is right?',
  correctText: (numbers: readonly number[]) =>
    `${numbers.length === 1 ? 'Question' : 'Questions'} ${numbers.join(', ')} would have another right answer. Whoever has taken this quiz is graded again by it: some lose a point, others get one, and their results say so.`,
  leaveTitle: 'Leave without saving?',
  leaveText: 'What you changed since the last save will be lost.',
  leaveKept:
    'What you changed since the last save stays in this browser until you come back or sign out. Students have it only once you save.',
  conflictTitle: 'This quiz was changed somewhere else',
  conflictText:
    'There is a newer version than the one you opened here, perhaps saved in another tab. To go on, load it. What you changed here stays in this browser, and you can go on with it there.',
  problems: 'Not saved yet: something is missing',
} as const;
