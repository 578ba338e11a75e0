import * as z from 'zod/mini';
import { defineEndpoint } from '../wire/endpoint.ts';
import { idSchema, isoTimeSchema } from '../wire/text.ts';

/** What a browser calls itself, as far as it matters to tell one device from another. */
export const browserNames = [
  ...['Chrome', 'Edge', 'Firefox', 'Opera', 'Safari', 'Samsung Internet'],
] as const;
export const systemNames = [
  ...['Android', 'ChromeOS', 'iPad', 'iPhone', 'Linux', 'macOS', 'Windows'],
] as const;

/** A sign-in of an account, in one browser, until it is signed out. Null is a name that is not known. */
export const sessionSchema = z.object({
  id: idSchema,
  browser: z.nullable(z.enum(browserNames)),
  system: z.nullable(z.enum(systemNames)),
  signedInAt: isoTimeSchema,
  /** To about an hour. */
  lastUsedAt: isoTimeSchema,
  /** Whether it is the one that asks. */
  isThis: z.boolean(),
});
export type Session = z.infer<typeof sessionSchema>;

/** The caller's own sign-ins, last used first. */
export const listOwnSessions = defineEndpoint({
  method: 'GET',
  path: '/account/sessions',
  access: 'account.manage',
  reply: z.object({ sessions: z.array(sessionSchema) }),
});

/** In place of an id: the sign-in that asks, which its owner ends by signing out. */
export const THIS_SESSION = 'this';

/** Ends one: its tokens are refused from then on, by other instances of the server within a minute. */
export const endOwnSession = defineEndpoint({
  method: 'DELETE',
  path: '/account/sessions/:id',
  access: 'account.manage',
  params: z.object({ id: idSchema }),
  reply: z.object({}),
});

/** Ends all but the one that asks, also those that are on no list. */
export const endOtherSessions = defineEndpoint({
  method: 'DELETE',
  path: '/account/sessions',
  access: 'account.manage',
  reply: z.object({}),
});
