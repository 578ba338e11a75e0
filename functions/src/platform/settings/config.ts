import type { SecondStepRule } from '@study-assistant/contract/people/second-step';
import type { SignInProvider } from '@study-assistant/contract/wire/sign-in-providers';
import type { TeacherScope } from '../../domain/teacher-scope.ts';
import { DEFAULT_REGION, parseSettings, type Settings } from './settings.ts';

export type Config = {
  version: string;
  /** Another one with each deployment. */
  release: string;
  ai: {
    provider: 'offline' | 'gemini' | 'local';
    /** Null where the school has no key. */
    gemini: { apiKey: string; model: string; baseUrl: string | undefined } | null;
    /** Null where the school has no model on a server of its own. */
    local: { url: string; model: string; apiKey: string | undefined } | null;
  };
  /** Whether only our own pages may ask. */
  requiresAppCheck: boolean;
  /** What a school may ask a model in a day; 0 is nothing. */
  modelRequestsADay: number;
  /** Whether the default school takes who belongs to no other. */
  isSignUpOpen: boolean;
  /** Who may be a teacher: everybody, or those of `teacherDomains` and the invited, or these alone. */
  teacherSignUp: NonNullable<Settings['TEACHER_SIGNUP']>;
  teacherDomains: readonly string[];
  /** How people may sign in beside e-mail and password. */
  signInProviders: readonly SignInProvider[];
  /** Whether staff may set up a second step, or admins have to. */
  secondStep: SecondStepRule;
  /** Which students a teacher sees. */
  teacherScope: TeacherScope;
  /** How long a closed account is kept before it is erased. */
  retentionMonths: number;
  /** Parse every reply before it is sent. */
  checkReplies: boolean;
  storageBucket: string;
  /** Where the functions run and their queues wait. */
  region: string;
};

/** When the work of the night begins. */
export type Night = { hour: number; timeZone: string };
/** How much of the cloud the functions may take. */
export type Capacity = {
  api: {
    memory: Settings['API_MEMORY'];
    minInstances: number;
    maxInstances: number;
    concurrency: number;
    timeoutSeconds: number;
  };
  /** Of the tasks that read a document or write a quiz. */
  writerMemory: Settings['WRITER_MEMORY'];
  /** How many times the usual number of tasks may run at once. */
  tasksScale: number;
};

/** Reads the settings once; a wrong one stops the start with its name. */
export function readConfig(environment: Record<string, string | undefined> = process.env): Config {
  const settings = parseSettings(environment);
  const isLocal = settings.FUNCTIONS_EMULATOR === 'true';
  const teacherSignUp = settings.TEACHER_SIGNUP ?? (isLocal ? 'open' : 'invited');
  return {
    version: settings.APP_VERSION,
    release: settings.K_REVISION ?? settings.APP_VERSION,
    ai: readModels(settings),
    requiresAppCheck: settings.APP_CHECK === 'required',
    modelRequestsADay: settings.MODEL_REQUESTS_A_DAY,
    isSignUpOpen: settings.OPEN_SIGN_UP === 'true',
    teacherSignUp,
    teacherDomains: splitDomains(settings.TEACHER_EMAIL_DOMAINS),
    signInProviders: settings.SIGN_IN_PROVIDERS.map(({ id, label }) => ({
      ...{ id, label },
      tenant: id === 'microsoft.com' ? (settings.MICROSOFT_TENANT ?? null) : null,
    })),
    secondStep: settings.SECOND_STEP,
    teacherScope: chooseScope(
      settings.TEACHER_SCOPE ?? (isLocal ? 'school' : 'classes'),
      teacherSignUp,
    ),
    retentionMonths: settings.RETENTION_MONTHS,
    checkReplies: isLocal,
    storageBucket:
      settings.STORAGE_BUCKET ?? `${settings.GCLOUD_PROJECT ?? 'demo'}.firebasestorage.app`,
    region: chooseRegion(settings),
  };
}

/** The region alone, which a deployment asks for before anything is built. */
export function readRegion(environment: Record<string, string | undefined> = process.env): string {
  return chooseRegion(parseSettings(environment));
}

/** The night alone, which a deployment asks for as well. */
export function readNight(environment: Record<string, string | undefined> = process.env): Night {
  const { RECONCILE_HOUR, RECONCILE_TIME_ZONE } = parseSettings(environment);
  return { hour: RECONCILE_HOUR, timeZone: RECONCILE_TIME_ZONE };
}

/** Asked for by a deployment as well. */
export function readCapacity(
  environment: Record<string, string | undefined> = process.env,
): Capacity {
  const settings = parseSettings(environment);
  if (settings.API_MIN_INSTANCES > settings.API_MAX_INSTANCES) {
    throw new Error('The setting API_MIN_INSTANCES is greater than API_MAX_INSTANCES.');
  }
  return {
    api: {
      memory: settings.API_MEMORY,
      minInstances: settings.API_MIN_INSTANCES,
      maxInstances: settings.API_MAX_INSTANCES,
      concurrency: settings.API_CONCURRENCY,
      timeoutSeconds: settings.API_TIMEOUT_SECONDS,
    },
    writerMemory: settings.WRITER_MEMORY,
    tasksScale: settings.TASKS_SCALE,
  };
}

function chooseRegion({ FUNCTIONS_REGION, FUNCTIONS_EMULATOR }: Settings): string {
  return FUNCTIONS_EMULATOR === 'true' ? DEFAULT_REGION : FUNCTIONS_REGION;
}

function chooseScope(
  scope: NonNullable<Settings['TEACHER_SCOPE']>,
  teacherSignUp: Config['teacherSignUp'],
): TeacherScope {
  return scope === 'school' && teacherSignUp === 'open' ? 'trial' : scope;
}

function readModels(settings: Settings): Config['ai'] {
  const { GEMINI_API_KEY, LOCAL_MODEL_URL: url, LOCAL_MODEL: model } = settings;
  const models = {
    gemini: GEMINI_API_KEY
      ? {
          apiKey: GEMINI_API_KEY,
          model: settings.GEMINI_MODEL,
          baseUrl: settings.GEMINI_BASE_URL,
        }
      : null,
    local: url && model ? { url, model, apiKey: settings.LOCAL_MODEL_KEY } : null,
  };
  return { provider: chooseProvider(settings.AI_PROVIDER, models), ...models };
}

/**
 * `auto` takes a model of the school's own before Google's. A server that is asked for and not named
 * is a mistake: a school that wants its texts to stay inside would not see that another writer works.
 */
function chooseProvider(
  wanted: Settings['AI_PROVIDER'],
  { gemini, local }: Pick<Config['ai'], 'gemini' | 'local'>,
): Config['ai']['provider'] {
  if (wanted === 'local' && !local) {
    throw new Error('The setting AI_PROVIDER=local needs LOCAL_MODEL_URL and LOCAL_MODEL.');
  }
  if (local && (wanted === 'local' || wanted === 'auto')) return 'local';
  return gemini && (wanted === 'gemini' || wanted === 'auto') ? 'gemini' : 'offline';
}

/** True where the deployment asks for the model, so that its secret must be bound. */
export function usesGeminiSecret(
  environment: Record<string, string | undefined> = process.env,
): boolean {
  return environment.AI_PROVIDER === 'gemini' && environment.FUNCTIONS_EMULATOR !== 'true';
}

/** Domains between commas, as people write them. */
export function splitDomains(list: string): string[] {
  return list
    .split(',')
    .map((domain) => domain.trim().toLowerCase().replace(/^@/, ''))
    .filter((domain) => domain !== '');
}
