import { DEFAULT_GEMINI_MODEL } from '@study-assistant/writer/model/gemini/default-gemini-model';
import * as z from 'zod/mini';

const optionalText = z.optional(z.string().check(z.trim()));

/** Where Firebase looks for a function when nothing is said; its local Hosting looks nowhere else. */
const DEFAULT_REGION = 'us-central1';

const settingsSchema = z.object({
  AI_PROVIDER: z._default(z.enum(['auto', 'offline', 'gemini', 'local']), 'auto'),
  GEMINI_API_KEY: optionalText,
  GEMINI_MODEL: z._default(z.string(), DEFAULT_GEMINI_MODEL),
  GEMINI_BASE_URL: z.optional(z.url()),
  LOCAL_MODEL_URL: z.optional(z.url({ protocol: /^https?$/ })),
  LOCAL_MODEL: optionalText,
  LOCAL_MODEL_KEY: optionalText,
  TEACHER_SIGNUP: z._default(z.enum(['open', 'domains']), 'open'),
  TEACHER_EMAIL_DOMAINS: z._default(z.string(), ''),
  APP_VERSION: z._default(z.string(), 'development'),
  /** The deployed revision; the cloud sets it. */
  K_REVISION: optionalText,
  FUNCTIONS_EMULATOR: optionalText,
  GCLOUD_PROJECT: optionalText,
  STORAGE_BUCKET: optionalText,
  FUNCTIONS_REGION: z._default(z.string().check(z.regex(/^[a-z]+-[a-z]+\d+$/)), DEFAULT_REGION),
});

type Settings = z.infer<typeof settingsSchema>;

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
  /** Domains whose addresses may sign up as a teacher; null when everyone may. */
  teacherDomains: readonly string[] | null;
  /** Parse every reply before it is sent. */
  checkReplies: boolean;
  storageBucket: string;
  /** Where the functions run and their queues wait. */
  region: string;
};

/** Reads the settings once; a wrong one stops the start with its name. */
export function readConfig(environment: Record<string, string | undefined> = process.env): Config {
  const settings = parseSettings(environment);
  return {
    version: settings.APP_VERSION,
    release: settings.K_REVISION ?? settings.APP_VERSION,
    ai: readModels(settings),
    teacherDomains:
      settings.TEACHER_SIGNUP === 'open' ? null : domains(settings.TEACHER_EMAIL_DOMAINS),
    checkReplies: settings.FUNCTIONS_EMULATOR === 'true',
    storageBucket:
      settings.STORAGE_BUCKET ?? `${settings.GCLOUD_PROJECT ?? 'demo'}.firebasestorage.app`,
    region: chooseRegion(settings),
  };
}

/** The region alone, which a deployment asks for before anything is built. */
export function readRegion(environment: Record<string, string | undefined> = process.env): string {
  return chooseRegion(parseSettings(environment));
}

function parseSettings(environment: Record<string, string | undefined>): Settings {
  const given = Object.entries(environment).filter(([, value]) => value !== '');
  const result = settingsSchema.safeParse(Object.fromEntries(given));
  if (!result.success) {
    const [issue] = result.error.issues;
    throw new Error(`The setting ${issue?.path.join('.')} is not valid: ${issue?.message}`);
  }
  return result.data;
}

function chooseRegion({ FUNCTIONS_REGION, FUNCTIONS_EMULATOR }: Settings): string {
  return FUNCTIONS_EMULATOR === 'true' ? DEFAULT_REGION : FUNCTIONS_REGION;
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

function domains(list: string): string[] {
  return list
    .split(',')
    .map((domain) => domain.trim().toLowerCase().replace(/^@/, ''))
    .filter((domain) => domain !== '');
}
