/**
 * The Auth emulator looks at the clock twice while it makes an account: for its first sign-in, and for the
 * time before which no sign-in counts. Where a second passed in between, the account's first token counted
 * as revoked. In the cloud both are one moment.
 */
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const { ProjectState } = require('firebase-tools/lib/emulator/auth/state.js');

const { createUserWithLocalId } = ProjectState.prototype;
ProjectState.prototype.createUserWithLocalId = function createAtOneMoment(localId, props) {
  const { lastLoginAt, validSince } = props;
  if (lastLoginAt === undefined || validSince === undefined) {
    return createUserWithLocalId.call(this, localId, props);
  }
  const signedInAt = Math.floor(Number(lastLoginAt) / 1000);
  const since = Math.min(Number(validSince), signedInAt).toString();
  return createUserWithLocalId.call(this, localId, { ...props, validSince: since });
};
