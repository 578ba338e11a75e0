import { hasNoMailbox } from './no-mailbox.ts';

type Account = { email: string; fullName: string };

/** What is typed to confirm an act on an account: its address, or the name of one without a mailbox. */
export function toType({ email, fullName }: Account): string {
  return hasNoMailbox(email) ? fullName : email;
}

/** Whether somebody has typed it; capitals and spaces around it make no difference. */
export function isTypedFor(account: Account, typed: string): boolean {
  return typed.trim().toLowerCase() === toType(account).trim().toLowerCase();
}
