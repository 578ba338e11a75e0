/**
 * With an Auth emulator in its environment, the Admin SDK checks at each `verifyIdToken` whether
 * the account is disabled, deleted or signed out. In the cloud it does so only with `checkRevoked`,
 * and a closed account works for up to an hour. This is loaded before a function's or a test's code
 * and makes the SDK behave the same here.
 */
import Module from 'node:module';

const load = Module._load;
Module._load = function loadAndMend(request, ...rest) {
  const loaded = load.call(this, request, ...rest);
  if (/\/base-auth(\.js)?$/.test(request) && loaded?.BaseAuth) mend(loaded.BaseAuth);
  return loaded;
};

const mended = new WeakSet();

function mend(BaseAuth) {
  if (mended.has(BaseAuth)) return;
  mended.add(BaseAuth);
  const { verifyIdToken } = BaseAuth.prototype;
  BaseAuth.prototype.verifyIdToken = function verifyAsTheCloud(token, checkRevoked = false) {
    const isLocal = Boolean(process.env.FIREBASE_AUTH_EMULATOR_HOST);
    if (checkRevoked || !isLocal) return verifyIdToken.call(this, token, checkRevoked);
    return this.idTokenVerifier.verifyJWT(token, isLocal);
  };
}
