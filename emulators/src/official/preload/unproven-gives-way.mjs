/**
 * Where a provider that knows an address vouches for its owner, the cloud takes every other way off an account
 * whose address nobody has confirmed. The Auth emulator takes its password off and forgets its providers.
 */
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const { ProjectState } = require('firebase-tools/lib/emulator/auth/state.js');

const { updateUserByLocalId } = ProjectState.prototype;
ProjectState.prototype.updateUserByLocalId = function updateAndGiveWay(
  localId,
  fields,
  options = {},
) {
  const user = this.getUserByLocalId(localId);
  const [proven] = options.upsertProviders ?? [];
  const isProven = fields.emailVerified === true && !user?.emailVerified;
  const losesPassword = 'passwordHash' in fields && fields.passwordHash === undefined;
  if (!user || !proven || !isProven || !losesPassword) {
    return updateUserByLocalId.call(this, localId, fields, options);
  }
  const others = (user.providerUserInfo ?? []).map(({ providerId }) => providerId);
  const deleteProviders = others.filter((id) => id !== proven.providerId);
  return updateUserByLocalId.call(this, localId, fields, { ...options, deleteProviders });
};
