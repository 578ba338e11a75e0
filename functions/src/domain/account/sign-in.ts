/** After so long a sign-in that nobody has made an account of is forgotten. */
const UNFINISHED_SIGN_IN_DAYS = 60;

const DAY_MS = 24 * 60 * 60 * 1000;
/** Whoever has used it so lately may be finishing it now. */
const IN_USE_MS = DAY_MS;
/** Auth tells times in whole seconds, and by a clock of its own. */
const CLOCKS_DIFFER_MS = 60 * 1000;

/** What Auth keeps of somebody who can sign in, whether or not an account is stored of her. */
export type SignIn = {
  uid: string;
  /** In small letters; empty where it has none. */
  email: string;
  madeAt: Date;
  /** When it was last used; null where it never was. */
  usedAt: Date | null;
  /** Whether somebody can sign in by a password or another way. */
  isUsable: boolean;
  /** Whether somebody may not, as it was said to Auth. */
  isDisabled: boolean;
  /** Whether its tokens say anything of it: then it is somebody's, ours or not. */
  hasClaims: boolean;
};

/** Whether it is old and not in use. One that was disabled stays so: gone, it could be made again. */
export function isForgotten({ madeAt, usedAt, isDisabled, hasClaims }: SignIn, now: Date): boolean {
  if (isDisabled || hasClaims) return false;
  if (usedAt && now.getTime() - usedAt.getTime() < IN_USE_MS) return false;
  return now.getTime() - madeAt.getTime() > UNFINISHED_SIGN_IN_DAYS * DAY_MS;
}

/** Whether it was made for somebody who was invited then, and who has not come yet. */
export function isMadeFor(signIn: SignIn, invitedAt: Date): boolean {
  const { madeAt, usedAt, isUsable, isDisabled, hasClaims } = signIn;
  // The local Auth counts its making as a use.
  const isUsed = usedAt !== null && usedAt > madeAt;
  if (isUsed || isUsable || isDisabled || hasClaims) return false;
  return madeAt.getTime() >= invitedAt.getTime() - CLOCKS_DIFFER_MS;
}
