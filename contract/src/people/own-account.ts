import * as z from 'zod/mini';
import { defineDownload, defineEndpoint } from '../wire/endpoint.ts';
import { MAX_NAME_LENGTH } from '../wire/limits.ts';
import { roleSchema } from '../wire/roles.ts';
import { isoTimeSchema, nameLine } from '../wire/text.ts';
import { userSchema } from './users.ts';

/**
 * How far an account has come: `member` has a profile and may work; `unfinished` has yet to choose
 * its role and name; `unconfirmed` waits until its address is confirmed. `unclaimed` has a profile from
 * before its address was confirmed, so that the owner of the address is asked whether it is hers.
 */
export const accountStates = ['member', 'unfinished', 'unconfirmed', 'unclaimed'] as const;

const schoolNameSchema = z.object({ id: z.string(), name: z.string() });

/** A school that she may join; without an invitation it is open to everybody. */
const schoolChoiceSchema = z.extend(schoolNameSchema, {
  invitation: z.nullable(z.object({ role: roleSchema, fullName: z.string() })),
});
export type SchoolChoice = z.infer<typeof schoolChoiceSchema>;

export const ownAccountSchema = z.object({
  state: z.enum(accountStates),
  email: z.string(),
  isEmailVerified: z.boolean(),
  /** Null until sign-up is finished, as the school. */
  user: z.nullable(userSchema),
  school: z.nullable(schoolNameSchema),
  /** Empty unless there are several, of which she has to choose one. */
  schools: z.array(schoolChoiceSchema),
  /** What a confirmed address has been invited as, where there is no school to choose. */
  invitation: z.nullable(z.object({ role: roleSchema, fullName: z.string(), school: z.string() })),
  /** A student in a class has the name that her school gave her. */
  mayRename: z.boolean(),
});
export type OwnAccount = z.infer<typeof ownAccountSchema>;

/** Answers whoever holds a token, so that a sign-up that waits can find out what for. */
export const getOwnAccount = defineEndpoint({
  method: 'GET',
  path: '/account',
  access: 'authenticated',
  reply: z.object({ account: ownAccountSchema }),
});

export const renameOwnAccount = defineEndpoint({
  method: 'PATCH',
  path: '/account',
  access: 'account.manage',
  body: z.object({ fullName: nameLine(MAX_NAME_LENGTH, 'Please enter your full name.') }),
  reply: z.object({ user: userSchema }),
});

/**
 * The owner of an address says whether the account is hers that somebody made before it was confirmed.
 * If not, that account is closed without its address, and a new one waits for her, to which she sets a
 * password by mail.
 */
export const claimAccount = defineEndpoint({
  method: 'POST',
  path: '/account/claim',
  access: 'authenticated',
  body: z.object({ isMine: z.boolean('Please say whether this account is yours.') }),
  reply: z.object({}),
});

/** What is kept about whoever asks: a zip with JSON and a page to read, which says what is not in it. */
export const exportOwnData = defineDownload({
  method: 'GET',
  path: '/account/export',
  access: 'account.manage',
  params: z.object({}),
  query: z.object({}),
});

/** Closes one's own account; the school can open it again until it is erased. */
export const leaveSchool = defineEndpoint({
  method: 'POST',
  path: '/account/leave',
  access: 'account.manage',
  /** The address of the account, typed by its owner. */
  body: z.object({ email: z.string('Please type your e-mail address.') }),
  reply: z.object({ eraseAfter: isoTimeSchema }),
});
