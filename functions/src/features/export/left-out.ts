type LeftOut = { what: string; why: string; collections: readonly string[] };

/** What is kept and is not in an export, as the export itself says it. */
export const LEFT_OUT: readonly LeftOut[] = [
  {
    what: 'Names, addresses and ids of other people',
    why: 'They are theirs.',
    collections: [],
  },
  {
    what: 'Results that a teacher has not shown yet',
    why: 'They are in an export that is made after that.',
    collections: [],
  },
  {
    what: 'How the questions of a quiz were answered by everybody',
    why: 'These are counts and times of all together, without names.',
    collections: ['responses', 'pages', 'answerCounts'],
  },
  {
    what: 'Earlier versions of quizzes',
    why: 'Attempts are graded by them. They say nothing about anybody.',
    collections: ['versions'],
  },
  {
    what: 'Quizzes and materials that have just been deleted',
    why: 'They can be taken back for some seconds, and are gone by the next night.',
    collections: ['deletedQuizzes', 'deletedMaterials'],
  },
  {
    what: 'Codes of classes',
    why: 'Whoever has one can join. The page of the class shows it.',
    collections: ['joinCodes'],
  },
  {
    what: 'The card of a student without a mailbox',
    why: 'A hash of its code and one of its secret are kept, which are of use only to who wants to guess them.',
    collections: ['cards'],
  },
  {
    what: 'Counts of requests and of wrong codes',
    why: 'They stand under a hash, without a name, for two days at most.',
    collections: ['limits', 'joinTries'],
  },
  {
    what: 'How often a list has changed',
    why: 'It is a number that saves reading the list again.',
    collections: ['lists'],
  },
  {
    what: 'The list of the questions of all quizzes',
    why: 'It is made from the quizzes, which are in here with their questions.',
    collections: ['questionBanks'],
  },
  {
    what: 'Who stays in a grade while a school year is started',
    why: 'It is gone as soon as the year has started. The grade is in here.',
    collections: ['yearChanges'],
  },
  {
    what: 'An erasure that is under way',
    why: 'It has name and address until it is done. Both are in here.',
    collections: ['erasures'],
  },
  {
    what: 'The sign-in itself',
    why: 'Firebase Authentication keeps it: name and address, which are in here, when it was last used, and a hash of the password, which is of use only to who wants to guess it.',
    collections: [],
  },
  {
    what: 'Files',
    why: 'Those of materials can be downloaded from their page. A document that a quiz is written from is the one that was uploaded.',
    collections: [],
  },
];
