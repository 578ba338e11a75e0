/** The texts of the pages about a teacher's classes. */
export const texts = {
  title: 'Classes',
  loading: 'Loading your classes…',
  loadFailed: 'Your classes could not be loaded.',
  emptyTitle: 'No classes yet',
  empty:
    'Make your first class. Its students join with a code that you show them, or you import a list of them.',
  confirm:
    'Follow the link in the message that we send you, so that the school knows that this address is yours. Until then no colleague can add you to a class.',
  noneRuns: 'None of your classes runs at the moment.',

  board: 'Quiz on the board',
  created: 'The class is made. Its students join with the code on this page.',
  saved: 'The class is saved.',
  archived: 'The class is archived. Its results stay.',
  restored: 'The class runs again.',
  failed: 'This could not be done:',

  classLoading: 'Loading the class…',
  classFailed: 'The class could not be loaded.',
  classMissing: 'There is no such class, or you do not teach it.',
  archivedNotice: 'This class is archived: nobody joins it and nothing is assigned to it.',
} as const;
