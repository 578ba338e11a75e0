import { hasNoMailbox } from '@study-assistant/contract/people/no-mailbox';

/** Whether somebody has typed what confirms an act on this account: its address, or a name without one. */
export function isTypedFor(
  { email, fullName }: { email: string; fullName: string },
  typed: string,
): boolean {
  const wanted = hasNoMailbox(email) ? fullName : email;
  return typed.trim().toLowerCase() === wanted.trim().toLowerCase();
}
