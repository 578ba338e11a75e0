import { ApiError } from './api-error.ts';

/** Of whom something is counted: an address is one browser's, or a whole school's behind its router. */
export type Counted = 'account' | 'address' | 'school';

type Limit = {
  per: 'hour' | 'day';
  most: Readonly<Partial<Record<Counted, number>>>;
  /** What a caller can do so often: "You can … a day.", with # for how often. */
  can: string;
  /** The limit that counts all of these things together, always at once with each: one document has both. */
  inAll?: string;
};

/**
 * How often something may be done that costs money, fills the storage or can be guessed. No honest class
 * of 35 comes near, nor a school of 3,000 behind one address; docs/operations.md has the table. What is
 * counted where it is stored anyway is not here: an account's wrong join codes (domain/class/join-tries.ts),
 * reports, the orders of one teacher (domain/quiz/quiz-orders.ts), requests to a model
 * (domain/model-requests.ts).
 *
 * What an address may do is far beyond what thirty accounts may do together, which each have their own
 * limit: they cannot use it up for the others of their school. Who does come there is told of in the log.
 */
export const LIMITS = {
  orders: { per: 'day', most: { address: 15_000, school: 3000 }, can: 'order # quizzes' },
  documents: { per: 'hour', most: { account: 20 }, can: 'choose # documents' },
  ownQuizzes: { per: 'day', most: { account: 100 }, can: 'begin # quizzes of your own' },
  copies: { per: 'day', most: { account: 100 }, can: 'duplicate # quizzes' },
  copiedQuestions: { per: 'day', most: { account: 2000 }, can: 'copy # questions' },
  uploads: { per: 'day', most: { account: 300 }, can: 'upload # files' },
  megabytes: { per: 'day', most: { account: 4000, school: 40_000 }, can: 'upload # MB' },
  downloads: { per: 'hour', most: { account: 300 }, can: 'open # files' },
  // Of a link, which is open for five minutes; a day's count is not begun again within them.
  ticketUses: { per: 'day', most: { account: 20 }, can: 'use one link # times' },
  attempts: {
    ...{ per: 'hour', most: { account: 60 }, can: 'start one quiz # times' },
    inAll: 'attemptsInAll',
  },
  attemptsInAll: { per: 'day', most: { account: 300 }, can: 'start quizzes # times' },
  wrongCodes: { per: 'hour', most: { address: 3000 }, can: 'try # wrong codes' },
  wrongCards: { per: 'hour', most: { address: 3000 }, can: 'try # wrong codes' },
  // A right one is let in all the same: see countForNetwork.
  wrongRecoveryCodes: {
    ...{ per: 'hour', most: { account: 10, address: 3000 } },
    can: 'try # wrong recovery codes',
  },
  secondSteps: { per: 'hour', most: { account: 30 }, can: 'change your second step # times' },
  cards: { per: 'day', most: { account: 1200 }, can: 'print # cards' },
  practice: { per: 'hour', most: { account: 600 }, can: 'practise # questions' },
  advice: { per: 'day', most: { account: 1 }, can: 'have # advice on one quiz' },
  insights: { per: 'hour', most: { account: 20 }, can: 'have the insights rewritten # times' },
  suggestions: { per: 'hour', most: { account: 120 }, can: 'ask for # suggestions' },
  passages: { per: 'hour', most: { account: 60 }, can: 'look # times for passages' },
  replacements: { per: 'hour', most: { account: 60 }, can: 'have # questions replaced' },
  rosterRows: { per: 'day', most: { account: 1200 }, can: 'check and import # rows of lists' },
  rosterAccounts: { per: 'day', most: { account: 400 }, can: 'make # accounts' },
  teacherLookUps: { per: 'hour', most: { account: 60 }, can: 'look for # teachers' },
  invitations: { per: 'day', most: { account: 500 }, can: 'invite # teachers' },
  exports: { per: 'hour', most: { account: 60 }, can: 'take # files of somebody’s data' },
  signUps: { per: 'hour', most: { account: 30, address: 40_000 }, can: 'finish a sign-up # times' },
  ownAccount: { per: 'hour', most: { account: 30 }, can: 'change your account # times' },
  ownSessions: { per: 'hour', most: { account: 60 }, can: 'end # sign-ins' },
  otherAccounts: { per: 'hour', most: { account: 600 }, can: 'change # accounts' },
  classes: { per: 'day', most: { account: 100 }, can: 'make # classes' },
  assignments: { per: 'day', most: { account: 500 }, can: 'give quizzes to # classes' },
  boards: { per: 'hour', most: { account: 60 }, can: 'put # quizzes on a board' },
  // A device asks once a second at most; a whole class may share one address.
  polls: { per: 'hour', most: { account: 9000 }, can: 'ask # times what is on a board' },
  // A page waits three seconds with its answers, so that no two devices come near fifty a minute.
  saves: { per: 'hour', most: { account: 3000 }, can: 'save answers # times' },
  reads: { per: 'hour', most: { account: 3000 }, can: 'look at # pages' },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof LIMITS;

/** What is to be counted before it is done. */
export type Asked = {
  name: LimitName;
  /** 1 unless told. */
  amount?: number;
  /** Where each of several things has a count of its own, such as each quiz. */
  about?: string;
};

/** What counts where an attempt at a quiz begins, or is handed in without one. */
export function attemptAt(quizId: string): Asked[] {
  return [{ name: 'attempts', about: quizId }, { name: 'attemptsInAll' }];
}

/** How often it was done since the hour or the day began, UTC. */
export type Count = { since: string; count: number };

/** A count that many share and that has come to its end with this: what the log tells of, once. */
export type Reached = { limit: LimitName; counted: Exclude<Counted, 'account'>; most: number };

export function mostOf(name: LimitName): Limit['most'] {
  return LIMITS[name].most;
}

export function inAllOf(name: LimitName): string | null {
  const limit: Limit = LIMITS[name];
  return limit.inAll ?? null;
}

/** What has just been counted as the last that may be; null of an account, which keeps out nobody else. */
export function toReached(name: LimitName, counted: Counted, count: number): Reached | null {
  const most = mostOf(name)[counted];
  return counted === 'account' || most === undefined || count !== most
    ? null
    : { limit: name, counted, most };
}

/**
 * The count with what is asked for.
 *
 * @throws ApiError when that is too much; nothing counts then
 */
export function addToCount(
  before: Count | null,
  { name, amount = 1 }: Asked,
  counted: Counted,
  now: Date,
): Count {
  const { per, can } = LIMITS[name];
  const most = mostOf(name)[counted] ?? 0;
  const since = startOf(per, now);
  // What is given back of an hour or a day that is over changes nothing of the one that has begun.
  if (amount < 0 && before?.since !== since) return before ?? { since, count: 0 };
  const count = (before?.since === since ? before.count : 0) + amount;
  if (count <= most) return { since, count };
  const retryAfterSeconds = Math.ceil((endOfWindow(name, now).getTime() - now.getTime()) / 1000);
  const left = most - (count - amount);
  const rest = amount > 1 && left > 0 ? `, and ${left} are left` : '';
  const often = `${can.replace('#', String(most))} ${per === 'hour' ? 'an hour' : 'a day'}`;
  throw new ApiError(
    'too-many-requests',
    `${WHO[counted]} ${often}${rest}. Please come back in ${sayWait(retryAfterSeconds)}.`,
    { retryAfterSeconds },
  );
}

const WHO: Record<Counted, string> = {
  account: 'You can',
  address: 'All who share your network can together',
  school: 'All of your school can together',
};

/** When a count begins again. */
export function endOfWindow(name: LimitName, now: Date): Date {
  const { per } = LIMITS[name];
  return new Date(Date.parse(startOf(per, now)) + LENGTHS_MS[per]);
}

const HOUR_MS = 60 * 60 * 1000;
const LENGTHS_MS = { hour: HOUR_MS, day: 24 * HOUR_MS };

function startOf(per: Limit['per'], now: Date): string {
  const length = LENGTHS_MS[per];
  return new Date(Math.floor(now.getTime() / length) * length).toISOString();
}

/** How long somebody waits, in words. */
export function sayWait(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  const [number, unit] = minutes < 60 ? [minutes, 'minute'] : [Math.ceil(minutes / 60), 'hour'];
  return `${number} ${unit}${number === 1 ? '' : 's'}`;
}

/**
 * Counts a wrong code against whoever shares its network. Where there were too many, it says so in these
 * words: a right code is let in all the same, so that nobody is told to wait with one.
 */
export async function countForNetwork(
  count: () => Promise<void>,
  say: (wait: string) => string,
): Promise<void> {
  try {
    await count();
  } catch (error) {
    if (!(error instanceof ApiError) || error.retryAfterSeconds === undefined) throw error;
    const { retryAfterSeconds } = error;
    throw new ApiError('too-many-requests', say(sayWait(retryAfterSeconds)), { retryAfterSeconds });
  }
}
