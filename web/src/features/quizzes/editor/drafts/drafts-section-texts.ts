/** The id of the heading above the drafts, also used in addresses: "#drafts". */
export const DRAFTS_ID = 'drafts';

/** The texts shown before the drafts have loaded. Readers know them as suggested questions, since a draft is a quiz that is not published. */
export const sectionTexts = {
  title: 'Suggested questions',
  intro:
    'They are not in the quiz yet, and need you: look at the weak spot, choose what fits, and add it to the quiz.',
  loading: 'Loading the suggested questions…',
  noneLeft: 'No suggested question is left.',
  goTo: 'Go to the suggested questions',
} as const;
