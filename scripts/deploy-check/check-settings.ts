import { readCapacity, readConfig } from '../../functions/src/platform/settings/config.ts';
import { SETTING_NAMES } from '../../functions/src/platform/settings/settings.ts';
import type { Finding } from './finding.ts';

type Settings = Record<string, string | undefined>;

const SET_SECRET = 'npx firebase functions:secrets:set GEMINI_API_KEY';

/** Checks what a school must decide before the first deployment and no deployment notices. */
export function checkSettings(settings: Settings, projectId: string): Finding[] {
  return [
    { what: 'The project is one of the cloud', mend: findDemo(projectId) },
    {
      what: 'The settings can be read',
      mend: findMistake({ ...settings, GCLOUD_PROJECT: projectId }),
    },
    { what: 'Every name in them is a setting', mend: findUnknown(settings) },
    { what: 'No secret is in them', mend: findSecret(settings) },
    { what: 'Who may become a teacher is said', mend: findOpenDoor(settings) },
    { what: 'The region is said', mend: findRegion(settings) },
    { what: 'The model can be reached from the cloud', mend: findLocalAddress(settings) },
  ];
}

/** Such a project exists only on the developer's own computer. */
function findDemo(projectId: string): string | null {
  return projectId.startsWith('demo-')
    ? 'Name yours: npm run deploy:check -- --project <your project id>'
    : null;
}

function findMistake(settings: Settings): string | null {
  try {
    readConfig(settings);
    readCapacity(settings);
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}

function findUnknown(settings: Settings): string | null {
  const unknown = Object.keys(settings).filter((name) => !SETTING_NAMES.includes(name));
  return unknown.length === 0
    ? null
    : `Nothing reads ${unknown.join(', ')}. The names are in docs/deploying.md.`;
}

function findSecret({ GEMINI_API_KEY }: Settings): string | null {
  return GEMINI_API_KEY ? `Take GEMINI_API_KEY out, and keep it with: ${SET_SECRET}` : null;
}

function findOpenDoor({ TEACHER_SIGNUP, TEACHER_EMAIL_DOMAINS = '' }: Settings): string | null {
  if (TEACHER_SIGNUP !== 'domains') return null;
  const domains = TEACHER_EMAIL_DOMAINS.split(',')
    .map((domain) => domain.trim())
    .filter((domain) => domain !== '');
  return domains.length > 0 && domains.every((domain) => /^@?[^\s@.]+(\.[^\s@.]+)+$/.test(domain))
    ? null
    : 'Set TEACHER_EMAIL_DOMAINS to the domains of your teachers, such as school.edu,district.org.';
}

function findRegion({ FUNCTIONS_REGION }: Settings): string | null {
  return FUNCTIONS_REGION
    ? null
    : 'Set FUNCTIONS_REGION, such as europe-west1 or us-central1: where your database is.';
}

function findLocalAddress({ LOCAL_MODEL_URL = '' }: Settings): string | null {
  return /^https?:\/\/(?:localhost|127\.|\[::1\])/.test(LOCAL_MODEL_URL)
    ? 'Set LOCAL_MODEL_URL to an address that the functions can reach: localhost is their own computer.'
    : null;
}
