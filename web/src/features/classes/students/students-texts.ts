/** The texts about the students of a class and the ways to join it. */
export const texts = {
  empty: 'Show the code to your students, or import a list of them.',
  unused: 'Has not signed in yet',
  mailSent: (email: string) => `A mail to choose a password is on its way to ${email}.`,
  mailsTooMany: 'Too many mails for now. Please go on in an hour.',
  mailFailed: 'The mail could not be sent. Please check your internet connection.',
  removed: (name: string) => `${name} is no longer in this class.`,
  waiting:
    'They have an account of their own and are asked at their next sign-in. You see them among your students once they join.',
  withdrawn: (email: string) => `${email} is no longer invited.`,
  withdrawMeans: (name: string) =>
    `The student is no longer asked to join ${name}. You can import the address again.`,
  changeHint: 'Also the students themselves see it. Results keep the grade of their time.',
  changed: (name: string) => `${name} is changed.`,
  changeUndone: 'The change is undone.',
  nameUndone: 'The name is as before. The grade stays: none was known that could come back.',
  failed: 'This could not be done:',

  codeHint: 'Students join at the address below, or with the camera of a phone.',
  joined: (students: number) =>
    students === 1 ? '1 student is in the class' : `${students} students are in the class`,
  noCode: 'Nobody can join by a code at the moment.',
  codeOver: 'This code is over. A new one lets students join again.',
  codeCopied: 'The link is copied.',
  copyFailed: 'The link could not be copied. Please select the code and copy it by hand.',
  codeRenewed: 'There is a new code. The one before counts no more.',
  codeMade: 'The join code is made.',
  codeClosed: 'Nobody can join by a code any more.',

  teacherAdded: 'The teacher is added.',
  teacherRemoved: (name: string) => `${name} no longer teaches this class.`,
  teacherLeft: 'You no longer teach this class.',
} as const;
