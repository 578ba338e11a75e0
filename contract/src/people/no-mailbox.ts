/**
 * The domain of accounts that a school makes for children without a mailbox. RFC 2606 reserves
 * `.invalid`, so no mail can ever arrive there.
 */
const NO_MAILBOX = '.no-mailbox.invalid';

/** Whether the school made this account without a mailbox, so that its owner signs in with a card. */
export function hasNoMailbox(email: string): boolean {
  return email.toLowerCase().endsWith(NO_MAILBOX);
}

/** Whether nobody can own this address, because its domain is reserved for what does not exist. */
export function isUnreachable(email: string): boolean {
  return email.trim().toLowerCase().endsWith('.invalid');
}

/** The address of a child without a mailbox; `key` is unique at the school, in small letters. */
export function addressWithoutMailbox(key: string, schoolId: string): string {
  return `${key}@${schoolId}${NO_MAILBOX}`;
}

export const NUMBER_KEY = 'nr-';

/** The student number in the address of a child without a mailbox, or null. */
export function studentNumberOf(email: string): string | null {
  if (!hasNoMailbox(email) || !email.startsWith(NUMBER_KEY)) return null;
  return email.slice(NUMBER_KEY.length, email.indexOf('@')).toUpperCase();
}
