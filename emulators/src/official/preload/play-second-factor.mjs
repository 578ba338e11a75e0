/**
 * The Auth emulator knows second factors by SMS alone. Identity Platform also has codes of an authenticator
 * app (RFC 6238: SHA-1, six digits, 30 seconds), which this plays as the cloud answers: each code once, and
 * those of the step before and after as well. A secret follows from the id of its factor, so that saved
 * accounts keep theirs; like all of the emulator it protects nothing.
 */
import { createHash, randomBytes } from 'node:crypto';
import { createRequire } from 'node:module';
import { Secret, TOTP } from 'otpauth';

const require = createRequire(import.meta.url);
const { authOperations } = require('firebase-tools/lib/emulator/auth/operations.js');
const { BadRequestError } = require('firebase-tools/lib/emulator/auth/errors.js');
const { ProjectState } = require('firebase-tools/lib/emulator/auth/state.js');

/** For how long after a sign-in the cloud lets somebody change her factors. */
const FRESH_SECONDS = 300;
const PROVIDER = 'totp';

const { accounts, projects } = authOperations.identitytoolkit;
const { mfaEnrollment, mfaSignIn } = accounts;
const bySms = {
  start: mfaEnrollment.start,
  enrol: mfaEnrollment.finalize,
  signIn: mfaSignIn.finalize,
};
/** The last step of a factor that a code was taken of. */
const usedSteps = new Map();

mfaEnrollment.start = (state, body, context) => {
  if (!body.totpEnrollmentInfo) return bySms.start(state, body, context);
  requireEnrolling(state, body.idToken);
  const id = randomBytes(16).toString('hex');
  return {
    totpSessionInfo: {
      sharedSecretKey: secretOf(id).base32,
      verificationCodeLength: TOTP.defaults.digits,
      hashingAlgorithm: TOTP.defaults.algorithm,
      periodSec: TOTP.defaults.period,
      sessionInfo: id,
      finalizeEnrollmentTime: new Date(Date.now() + FRESH_SECONDS * 1000).toISOString(),
    },
  };
};

mfaEnrollment.finalize = (state, body, context) => {
  if (!body.totpVerificationInfo) return bySms.enrol(state, body, context);
  const { user, provider } = requireEnrolling(state, body.idToken);
  const { sessionInfo: id, verificationCode } = body.totpVerificationInfo;
  refuseUnless(/^[0-9a-f]{32}$/.test(id ?? ''), 'MISSING_SESSION_INFO');
  requireCode(id, verificationCode);
  const factor = {
    mfaEnrollmentId: id,
    displayName: body.displayName,
    enrolledAt: new Date().toISOString(),
    totpInfo: {},
  };
  state.updateUserByLocalId(user.localId, { mfaInfo: [...(user.mfaInfo ?? []), factor] });
  return { ...issueTokens(state, user.localId, provider, id), totpAuthInfo: {} };
};

mfaSignIn.finalize = (state, body, context) => {
  if (!body.totpVerificationInfo) return bySms.signIn(state, body, context);
  const { localId, signInProvider } = readPending(state, body.mfaPendingCredential);
  const user = state.getUserByLocalId(localId);
  refuseUnless(user && !user.disabled, user ? 'USER_DISABLED' : 'USER_NOT_FOUND');
  const id = body.mfaEnrollmentId;
  const isHers = user.mfaInfo?.some((factor) => factor.totpInfo && factor.mfaEnrollmentId === id);
  refuseUnless(isHers, 'MFA_ENROLLMENT_NOT_FOUND');
  requireCode(id, body.totpVerificationInfo.verificationCode);
  state.updateUserByLocalId(localId, { lastLoginAt: Date.now().toString() });
  return issueTokens(state, localId, signInProvider, id);
};

for (const name of ['signInWithPassword', 'signInWithIdp', 'signInWithEmailLink']) {
  const signIn = accounts[name];
  accounts[name] = async (state, body, context) => {
    const reply = await signIn(state, body, context);
    const mfaInfo = reply.mfaInfo?.map((factor) =>
      factor.phoneInfo ? factor : { ...factor, totpInfo: {} },
    );
    return mfaInfo ? { ...reply, mfaInfo } : reply;
  };
}

const { validateMfaEnrollments } = ProjectState.prototype;
ProjectState.prototype.validateMfaEnrollments = function validateOthers(factors) {
  validateMfaEnrollments.call(
    this,
    factors.filter(({ totpInfo }) => !totpInfo),
  );
  return factors;
};

/** Accounts that were saved come back with their factors. */
const { batchCreate } = projects.accounts;
projects.accounts.batchCreate = (state, body, context) => {
  const users = body.users?.map(({ mfaInfo, ...user }) => {
    const others = mfaInfo?.filter(({ totpInfo }) => !totpInfo) ?? [];
    return others.length > 0 ? { ...user, mfaInfo: others } : user;
  });
  const reply = batchCreate(state, { ...body, users }, context);
  for (const { localId, mfaInfo } of body.users ?? []) {
    const hasOne = mfaInfo?.some(({ totpInfo }) => totpInfo);
    if (hasOne && state.getUserByLocalId(localId)) state.updateUserByLocalId(localId, { mfaInfo });
  }
  return reply;
};

function requireEnrolling(state, idToken) {
  const [user] = accounts.lookup(state, { idToken }, { security: {} }).users;
  const { auth_time: signedInAt, firebase } = readClaims(idToken);
  const isFresh = Date.now() / 1000 - signedInAt < FRESH_SECONDS;
  refuseUnless(isFresh, 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
  refuseUnless(user.emailVerified, 'UNVERIFIED_EMAIL');
  refuseUnless(!user.mfaInfo?.some(({ totpInfo }) => totpInfo), 'SECOND_FACTOR_EXISTS');
  return { user, provider: firebase.sign_in_provider };
}

/** Tokens of a sign-in with the second factor: the emulator writes them for a refresh token that names it. */
function issueTokens(state, localId, provider, identifier) {
  const refreshToken = state.createRefreshTokenFor(state.getUserByLocalId(localId), provider, {
    secondFactor: { identifier, provider: PROVIDER },
  });
  const { token } = authOperations.securetoken;
  const issued = token(state, { grantType: 'refresh_token', refreshToken });
  return { idToken: issued.id_token, refreshToken: issued.refresh_token };
}

function requireCode(id, code = '') {
  const totp = new TOTP({ secret: secretOf(id) });
  const away = totp.validate({ token: code, window: 1 });
  const step = totp.counter() + (away ?? Number.NaN);
  refuseUnless(step > (usedSteps.get(id) ?? 0), 'INVALID_CODE');
  usedSteps.set(id, step);
}

function secretOf(id) {
  const bytes = createHash('sha1').update(`second factor ${id}`).digest();
  return Secret.fromHex(bytes.toString('hex'));
}

function readPending(state, credential) {
  const pending = readJson(credential, 'base64');
  const isPending =
    pending?._AuthEmulatorMfaPendingCredential && pending.projectId === state.projectId;
  refuseUnless(isPending, 'INVALID_MFA_PENDING_CREDENTIAL');
  return pending;
}

function readClaims(idToken) {
  return readJson(idToken.split('.')[1], 'base64url');
}

function readJson(text, encoding) {
  try {
    return JSON.parse(Buffer.from(text, encoding).toString());
  } catch {
    return null;
  }
}

function refuseUnless(isRight, code) {
  if (!isRight) throw new BadRequestError(code);
}
