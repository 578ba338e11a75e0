import { expect, test } from 'vitest';
import { checkSettings } from './check-settings.ts';

const decided = {
  TEACHER_SIGNUP: 'domains',
  TEACHER_EMAIL_DOMAINS: 'school.edu, @district.org,',
  FUNCTIONS_REGION: 'europe-west1',
};

/** Joins what is left to do in one text. */
function mends(settings: Record<string, string | undefined>, projectId = 'my-school'): string {
  return checkSettings(settings, projectId)
    .flatMap(({ mend }) => mend ?? [])
    .join('\n');
}

test('a school that has decided everything has nothing left to do', () => {
  expect(mends(decided)).toBe('');
  expect(mends({ FUNCTIONS_REGION: 'us-central1' })).toBe('');
  expect(mends({ TEACHER_SIGNUP: 'open', FUNCTIONS_REGION: 'us-central1' })).toBe('');
});

test.each([
  ['a value that is none', { API_MAX_INSTANCES: 'many' }, 'API_MAX_INSTANCES'],
  ['a model that is not said', { AI_PROVIDER: 'local' }, 'LOCAL_MODEL_URL'],
  ['a mistyped name', { TEACHER_SINGUP: 'open' }, 'Nothing reads TEACHER_SINGUP'],
  ['a key in a file', { GEMINI_API_KEY: 'k' }, 'functions:secrets:set'],
  ['domains without one', { TEACHER_EMAIL_DOMAINS: ' ,' }, 'TEACHER_EMAIL_DOMAINS'],
  ['a domain that is none', { TEACHER_EMAIL_DOMAINS: 'school' }, 'TEACHER_EMAIL_DOMAINS'],
  ['no region', { FUNCTIONS_REGION: undefined }, 'FUNCTIONS_REGION'],
  [
    "the functions' own computer as the model's",
    { AI_PROVIDER: 'local', LOCAL_MODEL_URL: 'http://localhost:11434/v1', LOCAL_MODEL: 'm' },
    'LOCAL_MODEL_URL',
  ],
])('refused: %s', (_what, settings, sentence) => {
  expect(mends({ ...decided, ...settings })).toContain(sentence);
});

test('a project that exists nowhere is refused', () => {
  expect(mends(decided, 'demo-study-assistant')).toContain('--project');
});
