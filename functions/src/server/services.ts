import type { App } from 'firebase-admin/app';
import { DEFAULT_SCHOOL_ID } from '../domain/school/school-id.ts';
import type { AccountsService } from '../features/accounts/accounts.service.ts';
import { createWayCheck } from '../features/accounts/check-way.ts';
import { createSchoolFinder } from '../features/accounts/find-school.service.ts';
import { createSignUpService } from '../features/accounts/sign-up.service.ts';
import { createVoucher } from '../features/accounts/vouch-for-address.ts';
import { createCardSignInService } from '../features/cards/card-sign-in.service.ts';
import { createSignInsCheck } from '../features/reconcile/check-sign-ins.ts';
import { createSchoolsNight } from '../features/reconcile/reconcile-schools.ts';
import { runChecks } from '../features/reconcile/run-checks.ts';
import { createRecoverAccountService } from '../features/second-step/recover-account.service.ts';
import { createUploadSink } from '../http/upload-sink.ts';
import { createSchoolFiles } from '../platform/files/school-files.ts';
import { keepRecent } from '../platform/firestore/keep-recent.ts';
import type { Config } from '../platform/settings/config.ts';
import { createDownloadTickets } from '../stored/materials/download-tickets.repository.ts';
import { createAccountSchools } from '../stored/people/account-schools.repository.ts';
import { createCardsRepository } from '../stored/people/cards.repository.ts';
import { createOpenInvitations } from '../stored/people/open-invitations.repository.ts';
import { createUnclaimedFinder } from '../stored/people/unclaimed-sign-ins.ts';
import { createSchoolsRepository } from '../stored/school/schools.repository.ts';
import type { Services } from './app.ts';
import { createAdapters, type ServerParts } from './parts.ts';
import { buildSchool } from './school.ts';
import { createWriting } from './writing.ts';

/** A school is cheap to build: no process and no client is in it. This many are kept. */
const MAX_SCHOOLS = 200;

/** The whole server, on Firebase. */
export function createServices(app: App, config: Config) {
  const adapters = createAdapters(app, config);
  return buildServices({
    ...adapters,
    config,
    writing: createWriting(config.ai, adapters.log),
  });
}

/** Builds what is there once, and each school when it is first asked for. */
export function buildServices(parts: ServerParts) {
  const { config, files, identity, log, clock } = parts;
  const tickets = createDownloadTickets(parts.firestore);
  const schoolOf = keepRecent((schoolId) => buildSchool(parts, tickets, schoolId), MAX_SCHOOLS);
  const { schools, signUp, checkWay, reconcileSignIns } = buildSchools(
    parts,
    (id) => schoolOf(id).services.accounts,
  );
  const services: Services = {
    openSchool: (schoolId) => schoolOf(schoolId).services,
    openUploads: (schoolId) => createUploadSink(createSchoolFiles(files, schoolId), log),
    signUp,
    cardSignIn: createCardSignInService({
      cards: createCardsRepository(parts.firestore),
      identity,
      // A code that is no card's is no school's: it is counted in the first one.
      countWrongCode: (address) =>
        schoolOf(DEFAULT_SCHOOL_ID).count({ uid: '', address }, [{ name: 'wrongCards' }]),
    }),
    recovery: createRecoverAccountService({
      identity,
      secondStepOf: (schoolId) => schoolOf(schoolId).services.secondStep,
      // As with cards: nobody learns whether there is such an account, so it is counted in the first one.
      countWrongCode: (email, address) =>
        schoolOf(DEFAULT_SCHOOL_ID).count({ uid: email, address }, [
          { name: 'wrongRecoveryCodes' },
        ]),
      anySchoolId: DEFAULT_SCHOOL_ID,
    }),
    tickets,
    countAsked: (schoolId, asker, asked) => schoolOf(schoolId).count(asker, asked),
    async verifyToken(token, how) {
      const holder = await identity.verify(token, how);
      await checkWay(holder);
      await parts.noteSession(holder, how.userAgent);
      return holder;
    },
    verifyApp: parts.verifyApp,
    log,
    health: () => ({
      version: config.version,
      provider: config.ai.provider,
      uptime: Math.round(process.uptime()),
      signInProviders: [...config.signInProviders],
    }),
    isOpenTrial: config.teacherScope === 'trial',
    checkReplies: config.checkReplies,
    release: config.release,
    clock,
  };
  const reconcileSchools = createSchoolsNight({
    listSchools: () => schools.list(),
    async reconcileSchool(schoolId) {
      const { jobs } = schoolOf(schoolId);
      await jobs.reconcile();
      await jobs.eraseDue();
    },
    log,
  });
  async function reconcile(): Promise<void> {
    await reconcileSignIns();
    await reconcileSchools();
  }
  return { services, schoolOf, reconcile };
}

/** What is there beside all schools: who comes before there is a school to ask, and whom no school has. */
function buildSchools(server: ServerParts, openAccounts: (schoolId: string) => AccountsService) {
  const parts = {
    ...server,
    accountSchools: createAccountSchools(server.firestore),
    openInvitations: createOpenInvitations(server.firestore),
    schools: createSchoolsRepository(server.firestore),
  };
  const findLanding = createSchoolFinder(parts);
  const checkWay = createWayCheck(parts);
  const vouchForAddress = createVoucher(parts);
  const findUnclaimed = createUnclaimedFinder(parts);
  const checkSignIns = createSignInsCheck({ ...parts, findUnclaimed });
  return {
    schools: parts.schools,
    checkWay,
    signUp: createSignUpService({
      ...parts,
      ...{ findLanding, vouchForAddress, checkWay, openAccounts },
    }),
    reconcileSignIns: (): Promise<void> => runChecks({ checkSignIns }, server.log),
  };
}
