import { describe, expect, test } from 'vitest';
import { readCapacity, readConfig, readNight, readRegion, usesGeminiSecret } from './config.ts';

test('nothing set means the offline writer, and teachers who are invited and see their classes', () => {
  expect(readConfig({ GCLOUD_PROJECT: 'demo-school' })).toMatchObject({
    ai: { provider: 'offline' },
    isSignUpOpen: true,
    teacherSignUp: 'invited',
    teacherScope: 'classes',
    teacherDomains: [],
    checkReplies: false,
    storageBucket: 'demo-school.firebasestorage.app',
  });
});

describe('sign-in providers', () => {
  test('are none unless they are set, and only those of the deployment need a label', () => {
    expect(readConfig({}).signInProviders).toEqual([]);
    const set = 'Google.com, microsoft.com,saml.city = City account';
    const read = readConfig({ SIGN_IN_PROVIDERS: set, MICROSOFT_TENANT: 'school.edu' });
    expect(read.signInProviders).toEqual([
      { id: 'google.com', label: 'Google', tenant: null },
      { id: 'microsoft.com', label: 'Microsoft', tenant: 'school.edu' },
      { id: 'saml.city', label: 'City account', tenant: null },
    ]);
  });

  test.each([
    ['facebook.com', 'none of google.com'],
    ['saml.city', 'say what its button says'],
    ['google.com,google.com', 'twice'],
  ])('%s is refused', (set, why) => {
    expect(() => readConfig({ SIGN_IN_PROVIDERS: set })).toThrow(why);
  });
});

describe('which students a teacher sees', () => {
  test.each([
    ['a local start says nothing', { FUNCTIONS_EMULATOR: 'true' }, 'trial'],
    ['it is open', { TEACHER_SIGNUP: 'open', TEACHER_SCOPE: 'school' }, 'trial'],
    ['it is open, and nothing is said of the scope', { TEACHER_SIGNUP: 'open' }, 'classes'],
    ['teachers are invited', { TEACHER_SCOPE: 'school' }, 'school'],
    ['teachers have domains', { TEACHER_SIGNUP: 'domains', TEACHER_SCOPE: 'school' }, 'school'],
  ])('%s', (_when, environment, scope) => {
    expect(readConfig(environment).teacherScope).toBe(scope);
  });
});

const server = { LOCAL_MODEL_URL: 'http://localhost:11434/v1', LOCAL_MODEL: 'a-model' };

describe('the writer', () => {
  test.each([
    ['a key is there', { GEMINI_API_KEY: 'k' }, 'gemini'],
    ['the key is empty', { GEMINI_API_KEY: '' }, 'offline'],
    ['the model is asked for without a key', { AI_PROVIDER: 'gemini' }, 'offline'],
    [
      'the school stays offline in spite of a key',
      { AI_PROVIDER: 'offline', GEMINI_API_KEY: 'k' },
      'offline',
    ],
    ['a server of the school is asked for', { AI_PROVIDER: 'local', ...server }, 'local'],
    ['both are set up', { ...server, GEMINI_API_KEY: 'k' }, 'local'],
    ['the server has no model', { LOCAL_MODEL_URL: server.LOCAL_MODEL_URL }, 'offline'],
    ['Gemini is asked for', { AI_PROVIDER: 'gemini', ...server, GEMINI_API_KEY: 'k' }, 'gemini'],
  ])('%s', (_when, environment, provider) => {
    expect(readConfig(environment).ai.provider).toBe(provider);
  });
});

test('a list of domains closes teacher sign-up to all others', () => {
  const environment = { TEACHER_SIGNUP: 'domains', TEACHER_EMAIL_DOMAINS: ' School.edu, @b.org ,' };
  expect(readConfig(environment)).toMatchObject({
    teacherSignUp: 'domains',
    teacherDomains: ['school.edu', 'b.org'],
  });
  expect(readConfig({ TEACHER_SIGNUP: 'invited' }).teacherSignUp).toBe('invited');
});

test('a wrong setting is named', () => {
  expect(() => readConfig({ AI_PROVIDER: 'chatbot' })).toThrow(/AI_PROVIDER/);
  expect(() => readConfig({ TEACHER_SIGNUP: 'closed' })).toThrow(/TEACHER_SIGNUP/);
  expect(() => readRegion({ FUNCTIONS_REGION: 'Europe' })).toThrow(/FUNCTIONS_REGION/);
  expect(() => readConfig({ AI_PROVIDER: 'local' })).toThrow(/LOCAL_MODEL_URL/);
  expect(() => readConfig({ ...server, LOCAL_MODEL_URL: 'localhost:11434' })).toThrow(
    /LOCAL_MODEL_URL/,
  );
});

test('the secret is bound only where the cloud deployment asks for the model', () => {
  expect(usesGeminiSecret({ AI_PROVIDER: 'gemini' })).toBe(true);
  expect(usesGeminiSecret({ AI_PROVIDER: 'gemini', FUNCTIONS_EMULATOR: 'true' })).toBe(false);
  expect(usesGeminiSecret({})).toBe(false);
});

test('functions and queues are in the region of the setting, else where Firebase looks by itself', () => {
  for (const FUNCTIONS_REGION of ['europe-west1', 'europe-west10']) {
    expect(readRegion({ FUNCTIONS_REGION })).toBe(FUNCTIONS_REGION);
    expect(readConfig({ FUNCTIONS_REGION }).region).toBe(FUNCTIONS_REGION);
  }
  expect(readRegion({ FUNCTIONS_REGION: '' })).toBe('us-central1');
});

test('locally the functions stay where the local Hosting looks for them', () => {
  const local = { FUNCTIONS_REGION: 'europe-west1', FUNCTIONS_EMULATOR: 'true' };
  expect([readRegion(local), readConfig(local).region]).toEqual(['us-central1', 'us-central1']);
});

describe('the night', () => {
  test('begins at three, in no place of its own', () => {
    expect(readNight({})).toEqual({ hour: 3, timeZone: 'Etc/UTC' });
  });

  test('begins when and where it is said', () => {
    const environment = { RECONCILE_HOUR: '0', RECONCILE_TIME_ZONE: 'Europe/Berlin' };
    expect(readNight(environment)).toEqual({ hour: 0, timeZone: 'Europe/Berlin' });
  });

  test.each([
    { RECONCILE_HOUR: '24' },
    { RECONCILE_HOUR: 'three' },
    { RECONCILE_TIME_ZONE: 'Mars' },
  ])('is not at %o', (environment) => {
    expect(() => readNight(environment)).toThrow(Object.keys(environment)[0]);
  });
});
test('a school takes what it needs, a district what it says', () => {
  expect(readCapacity({}).api).toMatchObject({
    memory: '512MiB',
    minInstances: 0,
    concurrency: 40,
  });
  const said = { API_MIN_INSTANCES: '2', API_MAX_INSTANCES: '50', TASKS_SCALE: '5' };
  expect(readCapacity(said)).toMatchObject({
    api: { minInstances: 2, maxInstances: 50 },
    tasksScale: 5,
  });
});

test.each([
  ['API_MEMORY', '300MB'],
  ['API_MAX_INSTANCES', '0'],
  ['API_CONCURRENCY', 'many'],
  ['API_TIMEOUT_SECONDS', '1.5'],
  ['WRITER_MEMORY', '512MiB'],
  ['TASKS_SCALE', '-1'],
])('%s=%s is refused by its name', (name, value) => {
  expect(() => readCapacity({ [name]: value })).toThrow(new RegExp(name));
});

test('fewer instances at most than always is a mistake', () => {
  const turned = { API_MIN_INSTANCES: '5', API_MAX_INSTANCES: '2' };
  expect(() => readCapacity(turned)).toThrow(/API_MIN_INSTANCES/);
});
