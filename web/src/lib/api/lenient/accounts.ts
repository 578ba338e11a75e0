import * as contract from '@study-assistant/contract/people/accounts';
import * as z from 'zod/mini';
import { part } from './fields.ts';
import { withReply } from './with-reply.ts';

/** The fields as they came: `readUser` makes a user of them and of what the browser knows itself. */
export const getUser = withReply(
  contract.getUser,
  z.object({ user: part(z.record(z.string(), z.unknown())) }),
);

/** The specification does not say what a server answers here. */
export const saveUserData = withReply(contract.saveUserData, z.unknown());
