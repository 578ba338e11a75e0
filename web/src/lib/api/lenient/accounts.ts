import * as contract from '@study-assistant/contract/people/accounts';
import * as z from 'zod/mini';
import { part } from './fields.ts';
import { withReply } from './with-reply.ts';

/** The fields are passed on unparsed; `readUser` combines them with what the browser knows. */
export const getUser = withReply(
  contract.getUser,
  z.object({ user: part(z.record(z.string(), z.unknown())) }),
);

/** The specification does not define this reply. */
export const saveUserData = withReply(contract.saveUserData, z.unknown());
