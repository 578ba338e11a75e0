import * as z from 'zod/mini';
import { defineDownload, defineEndpoint } from '../wire/endpoint.ts';
import { MAX_NAME_LENGTH } from '../wire/limits.ts';
import { roleSchema } from '../wire/roles.ts';
import { isoTimeSchema, nameLine } from '../wire/text.ts';
import { userSchema } from './users.ts';

/**
 * How far an account has come. A `member` has a profile and may work; an `unfinished` account has
 * no role or name yet; an `unconfirmed` one waits for its address to be confirmed. An `unclaimed`
 * one had a profile before that, so the owner of the address is asked whether it is hers.
 */
export const accountStates = ['member', 'unfinished', 'unconfirmed', 'unclaimed'] as const;

const schoolNameSchema = z.object({ id: z.string(), name: z.string() });

/** A school that the account may join; without an invitation it is open to everybody. */
const schoolChoiceSchema = z.extend(schoolNameSchema, {
  invitation: z.nullable(z.object({ role: roleSchema, fullName: z.string() })),
});
export type SchoolChoice = z.infer<typeof schoolChoiceSchema>;

export const ownAccountSchema = z.object({
  state: z.enum(accountStates),
  email: z.string(),
  isEmailVerified: z.boolean(),
  /** Null until sign-up is finished, as is the school. */
  user: z.nullable(userSchema),
  school: z.nullable(schoolNameSchema),
  /** The schools to choose from; empty unless there are several. */
  schools: z.array(schoolChoiceSchema),
  /** The invitation of a confirmed address, when there is no school to choose. */
  invitation: z.nullable(z.object({ role: roleSchema, fullName: z.string(), school: z.string() })),
  /** False for a student in a class, who keeps the name that her school gave her. */
  mayRename: z.boolean(),
});
export type OwnAccount = z.infer<typeof ownAccountSchema>;

/** Answers any valid token, so that an unfinished sign-up can find out what it waits for. */
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
 * Lets the owner of an address say whether an account is hers that was made before the address was
 * confirmed. If it is not, that account is closed without its address, and she sets a password for
 * a new one by mail.
 */
export const claimAccount = defineEndpoint({
  method: 'POST',
  path: '/account/claim',
  access: 'authenticated',
  body: z.object({ isMine: z.boolean('Please say whether this account is yours.') }),
  reply: z.object({}),
});

/** Everything kept about the caller: a zip with JSON and a page that says what is not in it. */
export const exportOwnData = defineDownload({
  method: 'GET',
  path: '/account/export',
  access: 'account.manage',
  params: z.object({}),
  query: z.object({}),
});

/** Closes the caller's own account; the school can reopen it until it is erased. */
export const leaveSchool = defineEndpoint({
  method: 'POST',
  path: '/account/leave',
  access: 'account.manage',
  /** The address of the account, or the name of one without a mailbox, typed to confirm. */
  body: z.object({ email: z.string('Please type your e-mail address.') }),
  reply: z.object({ eraseAfter: isoTimeSchema }),
});
