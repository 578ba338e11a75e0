import { AUDIT_DAYS } from '@study-assistant/contract/school/audit';

/** The texts of the audit page. */
export const texts = {
  title: 'Audit',
  subtitle: `Who changed what others may do or get. Entries are kept for ${AUDIT_DAYS} days; answers never stand in them.`,
  loading: 'Loading the audit…',
  loadFailed: 'The audit could not be loaded.',
  moreFailed: 'More entries could not be loaded. Please try again.',
  emptyTitle: 'Nothing has been written down yet',
  empty: 'As soon as somebody invites, closes, releases or hands over, it stands here.',
  nothingFound: 'No entry found',
  nothingFoundText: 'Try a part of a name, or show all entries.',
} as const;
