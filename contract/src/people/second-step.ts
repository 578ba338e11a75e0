import * as z from 'zod/mini';
import { defineEndpoint } from '../wire/endpoint.ts';
import { MAX_EMAIL_LENGTH } from '../wire/limits.ts';
import { idSchema } from '../wire/text.ts';

/** So many recovery codes are made at once. */
export const RECOVERY_CODES = 10;
/** Crockford base32, five bits a character: 80 bits. */
export const RECOVERY_CODE_LENGTH = 16;
/** For so long after a sign-in its owner may change her second step, in minutes. */
export const FRESH_MINUTES = 15;

/**
 * What a deployment makes of a second step: none, one that staff may set up, or one that its admins
 * have to.
 */
export const secondStepRules = ['off', 'optional', 'admins'] as const;
export type SecondStepRule = (typeof secondStepRules)[number];

/** The caller's own second step. Who has to have one may ask this, and little else, without it. */
export const getSecondStep = defineEndpoint({
  method: 'GET',
  path: '/account/second-step',
  access: 'account.secure',
  reply: z.object({
    rule: z.enum(secondStepRules),
    isSetUp: z.boolean(),
    /** Whether the sign-in that asks was made with it. */
    isUsed: z.boolean(),
    /** Whether the caller can do nothing else before she has one. */
    isMissing: z.boolean(),
    /** Recovery codes that were not used yet. */
    codesLeft: z.int(),
  }),
});

/**
 * Makes new recovery codes, shown in this reply alone; those from before do not count any more. The
 * sign-in has to be a new one, with the second step.
 */
export const makeRecoveryCodes = defineEndpoint({
  method: 'POST',
  path: '/account/second-step/codes',
  access: 'account.secure',
  status: 201,
  reply: z.object({ codes: z.array(z.string()) }),
});

/** Removes the caller's second step; the sign-in has to be a new one, with it. */
export const removeSecondStep = defineEndpoint({
  method: 'DELETE',
  path: '/account/second-step',
  access: 'account.secure',
  reply: z.object({}),
});

/** Removes the second step of somebody else of the school who cannot use it, and ends her sign-ins. */
export const resetSecondStep = defineEndpoint({
  method: 'DELETE',
  path: '/admin/people/:uid/second-step',
  access: 'school.manage',
  params: z.object({ uid: idSchema }),
  reply: z.object({}),
});

/**
 * Removes a second step by one of its recovery codes, which is used up. Whoever does it still has to
 * sign in. The reply says nothing of accounts: a wrong code and a wrong address are one.
 */
export const recoverAccount = defineEndpoint({
  method: 'POST',
  path: '/second-step/recover',
  access: 'public',
  body: z.object({
    email: z
      .string('Please enter your e-mail address.')
      .check(
        z.trim(),
        z.minLength(1, 'Please enter your e-mail address.'),
        z.maxLength(MAX_EMAIL_LENGTH),
      ),
    /** In any spelling: capitals, spaces, dashes and look-alikes do not matter. */
    code: z
      .string('Please enter a recovery code.')
      .check(
        z.trim(),
        z.minLength(1, 'Please enter a recovery code.'),
        z.maxLength(80, 'Please enter a recovery code.'),
      ),
  }),
  reply: z.object({}),
});
