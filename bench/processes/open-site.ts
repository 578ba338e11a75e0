import type { Role } from '@study-assistant/contract/wire/roles';
import type { Usage } from '../../emulators/src/firestore/databases/usage.ts';
import { DEFAULT_SCHOOL_ID } from '../../functions/src/domain/school/school-id.ts';
import { PROJECT_ID, type SchoolPlan } from '../school/school-plan.ts';
import type { AppReport } from './app.process.ts';
import { startProcess } from './start-process.ts';

/** One process of the app beside a generated school. */
export type Site = Awaited<ReturnType<typeof openSite>>;

export type Request = {
  method?: string;
  path: string;
  json?: unknown;
  token?: string;
  /** The tag of an answer that the caller has already. */
  heldTag?: string | undefined;
};
export type Answer = {
  status: number;
  body: Record<string, unknown>;
  /** What the answer can be asked by again. */
  tag: string | undefined;
  bytes: number;
  ms: number;
};

export async function openSite(plan: SchoolPlan) {
  const { ready, started: cloud } = await startProcess('cloud.process.ts', { input: plan });
  const hosts = ready as { firestore: string; neighbours: string };
  const env = { ...process.env, ...envOf(hosts) };
  const { ready: listening, started: app } = await startProcess('app.process.ts', { env });
  const { url } = listening as { url: string };
  return {
    url,
    env,
    call: (request: Request) => send(url, request),
    usage: async () => (await cloud.ask('usage')) as Usage,
    /** Calls of each queue since the last reset. */
    tasks: async () => (await cloud.ask('tasks')) as Record<string, number>,
    cloudCpu: async () => (await cloud.ask('cpu')) as NodeJS.CpuUsage,
    report: async () => (await app.ask('report')) as AppReport,
    reset: () => Promise.all([cloud.ask('reset'), app.ask('reset')]),
    regrade: (quizId: string) => app.ask('regradeQuiz', { quizId }),
    async close() {
      await app.stop();
      await cloud.stop();
    },
  };
}

/** What the app reads from its environment to reach its neighbours and nothing else. */
function envOf({ firestore, neighbours }: { firestore: string; neighbours: string }) {
  return {
    GCLOUD_PROJECT: PROJECT_ID,
    FIRESTORE_EMULATOR_HOST: firestore,
    FIREBASE_AUTH_EMULATOR_HOST: neighbours,
    CLOUD_TASKS_EMULATOR_HOST: neighbours,
    AI_PROVIDER: 'offline',
    // No machine of Google's is looked for.
    METADATA_SERVER_DETECTION: 'none',
  };
}

const HOUR_SECONDS = 3600;

/** A token as the local Auth emulator gives it: nobody has signed it. */
export function tokenOf(uid: string, role: Role): string {
  const now = Math.floor(Date.now() / 1000);
  const claims = {
    iss: `https://securetoken.google.com/${PROJECT_ID}`,
    aud: PROJECT_ID,
    ...{
      sub: uid,
      user_id: uid,
      email: `${uid}@bench.school`,
      userType: role,
      schoolId: DEFAULT_SCHOOL_ID,
    },
    ...{ iat: now, auth_time: now, exp: now + HOUR_SECONDS },
  };
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  return `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims)}.`;
}

async function send(url: string, { method, path, json, token, heldTag }: Request): Promise<Answer> {
  const started = performance.now();
  const response = await fetch(`${url}${path}`, {
    method: method ?? (json === undefined ? 'GET' : 'POST'),
    headers: {
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      ...(json === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...(heldTag === undefined ? {} : { 'If-None-Match': heldTag }),
    },
    body: json === undefined ? null : JSON.stringify(json),
  });
  const text = await response.text();
  const ms = performance.now() - started;
  const body = (text === '' ? {} : JSON.parse(text)) as Record<string, unknown>;
  const tag = response.headers.get('etag') ?? undefined;
  return { status: response.status, body, tag, bytes: Buffer.byteLength(text), ms };
}
