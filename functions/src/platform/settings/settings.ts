import { secondStepRules } from '@study-assistant/contract/people/second-step';
import { DEFAULT_GEMINI_MODEL } from '@study-assistant/writer/model/gemini/default-gemini-model';
import * as z from 'zod/mini';
import { readProviders } from './read-providers.ts';

const optionalText = z.optional(z.string().check(z.trim()));

const wholeNumber = (smallest: number, largest: number, usual: number) =>
  z._default(z.coerce.number().check(z.int(), z.gte(smallest), z.lte(largest)), usual);

/** Where Firebase looks for a function when nothing is said; its local Hosting looks nowhere else. */
export const DEFAULT_REGION = 'us-central1';

/** What a school may set, by the names of its environment; docs/deploying.md tells them. */
const settingsSchema = z.object({
  AI_PROVIDER: z._default(z.enum(['auto', 'offline', 'gemini', 'local']), 'auto'),
  GEMINI_API_KEY: optionalText,
  GEMINI_MODEL: z._default(z.string(), DEFAULT_GEMINI_MODEL),
  GEMINI_BASE_URL: z.optional(z.url()),
  LOCAL_MODEL_URL: z.optional(z.url({ protocol: /^https?$/ })),
  LOCAL_MODEL: optionalText,
  LOCAL_MODEL_KEY: optionalText,
  // A quiz of ten questions takes some five; a school of 3,000 writes a hundred in a day, with its advice.
  MODEL_REQUESTS_A_DAY: wholeNumber(0, 1_000_000, 2000),
  /** Whether the first school takes who belongs to no other. */
  OPEN_SIGN_UP: z._default(z.enum(['true', 'false']), 'true'),
  // Where nothing is said of these two, a deployment is closed and a local start open: see config.ts.
  TEACHER_SIGNUP: z.optional(z.enum(['open', 'domains', 'invited'])),
  TEACHER_SCOPE: z.optional(z.enum(['school', 'classes'])),
  TEACHER_EMAIL_DOMAINS: z._default(z.string(), ''),
  /** How people may sign in beside e-mail and password, such as `google.com,saml.city=City account`. */
  SIGN_IN_PROVIDERS: z.pipe(z._default(z.string(), ''), z.transform(readProviders)),
  /** The one directory that Microsoft asks: its id or domain. */
  MICROSOFT_TENANT: optionalText,
  /** Whether staff may set up a second step, or admins have to; needs Identity Platform. */
  SECOND_STEP: z._default(z.enum(secondStepRules), 'off'),
  /** Whether only our own pages may ask; needs a site key in the build, see docs/deploying.md. */
  APP_CHECK: z._default(z.enum(['off', 'required']), 'off'),
  APP_VERSION: z._default(z.string(), 'development'),
  /** The deployed revision; the cloud sets it. */
  K_REVISION: optionalText,
  FUNCTIONS_EMULATOR: optionalText,
  GCLOUD_PROJECT: optionalText,
  STORAGE_BUCKET: optionalText,
  FUNCTIONS_REGION: z._default(z.string().check(z.regex(/^[a-z]+-[a-z]+\d+$/)), DEFAULT_REGION),

  // A process that has answered takes 90 MiB; the rest is for what its 40 requests hold.
  API_MEMORY: z._default(z.enum(['512MiB', '1GiB', '2GiB', '4GiB']), '512MiB'),
  // None: a school sleeps at night. One that is kept ready costs about ten dollars a month, and spares
  // the first pupil of the morning a start.
  API_MIN_INSTANCES: wholeNumber(0, 100, 0),
  // An instance starts about 80 attempts a second and hands in 200: 10 serve several thousand pupils at one bell, and
  // are the most that a mistake or an attack can make the school pay for.
  API_MAX_INSTANCES: wholeNumber(1, 1000, 10),
  // A request waits for Firestore most of its time; beyond 40 the processor of an instance is the queue.
  API_CONCURRENCY: wholeNumber(1, 1000, 40),
  // An upload of 25 MB over a slow line, or a quiz that somebody waits for; Hosting hangs up after 60.
  API_TIMEOUT_SECONDS: wholeNumber(10, 3600, 120),
  // One document or quiz at a time: reader and writer are processes of their own beside the instance's.
  WRITER_MEMORY: z._default(z.enum(['2GiB', '4GiB', '8GiB']), '2GiB'),
  // Six quizzes are written at once; a district whose teachers wait for each other sets 2, 5 or 10.
  TASKS_SCALE: wholeNumber(1, 100, 1),

  /** How long a closed account is kept before it is erased. */
  RETENTION_MONTHS: wholeNumber(1, 120, 12),

  RECONCILE_HOUR: wholeNumber(0, 23, 3),
  RECONCILE_TIME_ZONE: z._default(z.string().check(z.refine(isTimeZone)), 'Etc/UTC'),
});

export type Settings = z.infer<typeof settingsSchema>;

export const SETTING_NAMES: readonly string[] = Object.keys(settingsSchema.shape);

/** A wrong setting is named. An empty one counts as not given. */
export function parseSettings(environment: Record<string, string | undefined>): Settings {
  const given = Object.entries(environment).filter(([, value]) => value !== '');
  const result = settingsSchema.safeParse(Object.fromEntries(given));
  if (!result.success) {
    const [issue] = result.error.issues;
    throw new Error(`The setting ${issue?.path.join('.')} is not valid: ${issue?.message}`);
  }
  return result.data;
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
