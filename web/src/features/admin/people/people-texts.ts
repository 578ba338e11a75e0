import type { PersonStatus } from '@study-assistant/contract/people/people';

/** The texts of the list of people. */
export const texts = {
  title: 'People',
  subtitle: 'Everybody who has an account at your school.',
  loading: 'Loading the people…',
  loadFailed: 'The people could not be loaded.',
  moreFailed: 'More people could not be loaded. Please try again.',
  nobodyTitle: 'Nobody is here yet',
  nobody: 'Invite your teachers. Students join a class by its code or by a list.',
  nobodyFound: 'Nobody found',
  nobodyFoundText: 'Try a part of the name or of the address, or show everybody.',
  importHint:
    'A list of students is imported in a class: open Classes, choose the class, then “Import a list”.',
} as const;

export const statusNames = {
  open: 'Open',
  closed: 'Closed',
  erasing: 'Being erased',
} as const satisfies Record<PersonStatus, string>;
