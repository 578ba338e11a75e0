/** The id of the heading above the drafts, also in an address: "#drafts". */
export const DRAFTS_ID = 'drafts';

/** What is said before the drafts themselves are there. */
export const sectionTexts = {
  title: 'Drafts',
  intro:
    'Nearly questions, for your hand: look at the weak spot, choose what fits, and add it to the quiz.',
  loading: 'Loading the drafts…',
  noneLeft: 'No draft is left.',
  goTo: 'Go to the drafts',
} as const;
