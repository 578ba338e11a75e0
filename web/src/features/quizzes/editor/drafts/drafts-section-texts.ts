/** The id of the heading above the drafts, also used in addresses: "#drafts". */
export const DRAFTS_ID = 'drafts';

/** The texts shown before the drafts themselves have loaded. */
export const sectionTexts = {
  title: 'Drafts',
  intro:
    'Nearly questions, which need you: look at the weak spot, choose what fits, and add it to the quiz.',
  loading: 'Loading the drafts…',
  noneLeft: 'No draft is left.',
  goTo: 'Go to the drafts',
} as const;
