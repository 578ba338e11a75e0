import { DEFAULT_GEMINI_MODEL } from '@study-assistant/writer/gemini/model/default-model';
import * as z from 'zod/mini';

const optionalText = z.optional(z.string().check(z.trim()));

const settingsSchema = z.object({
  AI_PROVIDER: z._default(z.enum(['auto', 'offline', 'gemini']), 'auto'),
  GEMINI_API_KEY: optionalText,
  GEMINI_MODEL: z._default(z.string(), DEFAULT_GEMINI_MODEL),
  GEMINI_BASE_URL: z.optional(z.url()),
  TEACHER_SIGNUP: z._default(z.enum(['open', 'domains']), 'open'),
  TEACHER_EMAIL_DOMAINS: z._default(z.string(), ''),
  APP_VERSION: z._default(z.string(), 'development'),
  FUNCTIONS_EMULATOR: optionalText,
  GCLOUD_PROJECT: optionalText,
  STORAGE_BUCKET: optionalText,
});

export type Config = {
  version: string;
  ai: {
    provider: 'offline' | 'gemini';
    geminiApiKey: string | undefined;
    geminiModel: string;
    geminiBaseUrl: string | undefined;
  };
  /** Domains whose addresses may sign up as a teacher; null when everyone may. */
  teacherDomains: readonly string[] | null;
  /** Parse every reply before it is sent. */
  checkReplies: boolean;
  storageBucket: string;
};

/** Reads the settings once; a wrong one stops the start with its name. */
export function readConfig(environment: Record<string, string | undefined> = process.env): Config {
  const given = Object.entries(environment).filter(([, value]) => value !== '');
  const result = settingsSchema.safeParse(Object.fromEntries(given));
  if (!result.success) {
    const [issue] = result.error.issues;
    throw new Error(`The setting ${issue?.path.join('.')} is not valid: ${issue?.message}`);
  }
  const settings = result.data;
  const wantsGemini = settings.AI_PROVIDER === 'gemini' || settings.AI_PROVIDER === 'auto';
  return {
    version: settings.APP_VERSION,
    ai: {
      provider: wantsGemini && settings.GEMINI_API_KEY ? 'gemini' : 'offline',
      geminiApiKey: settings.GEMINI_API_KEY,
      geminiModel: settings.GEMINI_MODEL,
      geminiBaseUrl: settings.GEMINI_BASE_URL,
    },
    teacherDomains:
      settings.TEACHER_SIGNUP === 'open' ? null : domains(settings.TEACHER_EMAIL_DOMAINS),
    checkReplies: settings.FUNCTIONS_EMULATOR === 'true',
    storageBucket:
      settings.STORAGE_BUCKET ?? `${settings.GCLOUD_PROJECT ?? 'demo'}.firebasestorage.app`,
  };
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
