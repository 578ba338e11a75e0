import { describe, expect, test } from 'vitest';
import { readConfig, usesGeminiSecret } from './config.ts';

test('nothing set means the offline writer and open teacher sign-up', () => {
  expect(readConfig({ GCLOUD_PROJECT: 'demo-school' })).toMatchObject({
    ai: { provider: 'offline' },
    teacherDomains: null,
    checkReplies: false,
    storageBucket: 'demo-school.firebasestorage.app',
  });
});

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
  ])('%s', (_when, environment, provider) => {
    expect(readConfig(environment).ai.provider).toBe(provider);
  });
});

test('a list of domains closes teacher sign-up to all others', () => {
  const environment = { TEACHER_SIGNUP: 'domains', TEACHER_EMAIL_DOMAINS: ' School.edu, @b.org ,' };
  expect(readConfig(environment).teacherDomains).toEqual(['school.edu', 'b.org']);
});

test('a wrong setting is named', () => {
  expect(() => readConfig({ AI_PROVIDER: 'chatbot' })).toThrow(/AI_PROVIDER/);
});

test('the secret is bound only where the cloud deployment asks for the model', () => {
  expect(usesGeminiSecret({ AI_PROVIDER: 'gemini' })).toBe(true);
  expect(usesGeminiSecret({ AI_PROVIDER: 'gemini', FUNCTIONS_EMULATOR: 'true' })).toBe(false);
  expect(usesGeminiSecret({})).toBe(false);
});
