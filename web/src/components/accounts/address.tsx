import { hasNoMailbox, studentNumberOf } from '@study-assistant/contract/people/no-mailbox';

/** An address in words: a child without a mailbox is told by her student number, if she has one. */
export function sayAddress(email: string): string {
  if (!hasNoMailbox(email)) return email;
  const number = studentNumberOf(email);
  return `No e-mail: signs in with a card${number === null ? '' : ` (number ${number})`}`;
}

/** The address of an account, or that it has none. */
export function Address({ email }: { email: string }) {
  return <bdi dir={hasNoMailbox(email) ? undefined : 'ltr'}>{sayAddress(email)}</bdi>;
}
