import * as z from 'zod/mini';
import { MAX_EMAIL_LENGTH } from '../wire/limits.ts';
import { isUnreachable } from './no-mailbox.ts';

/** An address of a person who reads mail there. */
export const mailboxSchema = z.email('Please enter a valid email address.').check(
  z.maxLength(MAX_EMAIL_LENGTH),
  z.refine((email) => !isUnreachable(email), 'No mail can reach this address.'),
);
