import { setTimeout } from 'node:timers/promises';
import type { Usage } from '../../emulators/src/firestore/databases/usage.ts';
import { emailOf, PASSWORD, PROJECT_ID, type SchoolPlan } from '../school/school-plan.ts';
import { signIn, type SignedIn } from '../sign-in.ts';
import type { AppReport } from './app.process.ts';
import { callSite, type Request } from './call-site.ts';
import { startProcess } from './start-process.ts';

/** One process of the app with a generated school. */
export type Site = Awaited<ReturnType<typeof openSite>>;

/** The server trusts a younger token without looking at its account. */
const BELIEVED_MS = 60_000;

export async function openSite(plan: SchoolPlan) {
  const [cloud, auth] = await Promise.all([
    startProcess('cloud.process.ts', { input: plan }),
    startProcess('auth.process.ts', { input: plan }),
  ]);
  const { host: authHost } = auth.ready as { host: string };
  const env = { ...process.env, ...envOf(cloud.ready as CloudHosts, authHost) };
  const app = await startProcess('app.process.ts', { env });
  const { url } = app.ready as { url: string };
  const people = new Map<string, Promise<SignedIn>>();

  async function tokenOf(uid: string): Promise<string> {
    const credentials = { email: emailOf(uid), password: PASSWORD };
    const person = people.get(uid) ?? signIn(`http://${authHost}`, credentials);
    people.set(uid, person);
    return (await person).token();
  }

  return {
    env,
    tokenOf,
    call: (request: Request) => callSite(url, tokenOf, request),
    /**
     * Signs people in and waits until the server checks their accounts, as it does with browsers'
     * tokens, which are minutes old.
     */
    async signInBefore(uids: readonly string[]): Promise<void> {
      for (const uid of uids) await tokenOf(uid);
      await setTimeout(BELIEVED_MS);
    },
    usage: async () => (await cloud.started.ask('usage')) as Usage,
    /** Calls to each queue since the last reset. */
    tasks: async () => (await cloud.started.ask('tasks')) as Record<string, number>,
    cloudCpu: async () => (await cloud.started.ask('cpu')) as NodeJS.CpuUsage,
    report: async () => (await app.started.ask('report')) as AppReport,
    reset: () => Promise.all([cloud.started.ask('reset'), app.started.ask('reset')]),
    regrade: (quizId: string) => app.started.ask('regradeQuiz', { quizId }),
    async close() {
      for (const { started } of [app, cloud, auth]) await started.stop();
    },
  };
}

type CloudHosts = { firestore: string; queues: string };

/** The environment by which the app reaches its neighbours and nothing else. */
function envOf({ firestore, queues }: CloudHosts, auth: string) {
  return {
    GCLOUD_PROJECT: PROJECT_ID,
    FIRESTORE_EMULATOR_HOST: firestore,
    FIREBASE_AUTH_EMULATOR_HOST: auth,
    CLOUD_TASKS_EMULATOR_HOST: queues,
    AI_PROVIDER: 'offline',
    // Keeps the app from looking for a Google machine.
    METADATA_SERVER_DETECTION: 'none',
  };
}
