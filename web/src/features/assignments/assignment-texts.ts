import type { AssignmentState } from '@study-assistant/contract/assignments/assignment-times';

/** The texts of the pages about assignments. */
export const texts = {
  loading: 'Loading assignments…',
  loadFailed: 'The assignments could not be loaded.',
  none: 'Nothing is assigned yet',
  noneText: 'Choose one of your quizzes with “Assign a quiz”, and say when it is due.',
  zone: (zone: string) => `Times are ${zone}.`,

  started: 'Open from now on.',
  startFailed: 'It could not be opened:',
  closeTitle: 'Close it now?',
  closeText: 'Nobody can start it any more, and nothing is taken.',
  closeReleases: 'Your students see their results as soon as it is closed.',
  working: (students: number) =>
    students === 1
      ? '1 student is working at it now. What is answered by then is handed in.'
      : `${students} students are working at it now. What they have answered by then is handed in.`,
  nobodyWorks: 'Nobody is working at it now.',
  closed: (handedIn: number) =>
    handedIn === 0
      ? 'Closed.'
      : `Closed. ${handedIn} ${handedIn === 1 ? 'attempt that was' : 'attempts that were'} under way ${handedIn === 1 ? 'is' : 'are'} handed in.`,
  closeFailed: 'It could not be closed:',

  releaseTitle: 'Show the results to your students?',
  releaseScore: 'They see their scores, without the answers. This cannot be taken back.',
  releaseAnswers: 'They see their scores and the answers. This cannot be taken back.',
  stillOpen: 'It is still open: who has not handed in yet may hear the answers from others.',
  released: 'Your students see their results now.',
  releaseFailed: 'The results could not be released:',

  deleteTitle: 'Delete this assignment?',
  deleteText: 'Your students no longer find it. The quiz stays.',
  deleted: 'Assignment deleted.',
  deleteFailed: 'Delete failed:',
} as const;

export const stateLabels: Record<AssignmentState, string> = {
  open: 'Open',
  late: 'Late work only',
  coming: 'Coming',
  closed: 'Closed',
  released: 'Results shown',
};
