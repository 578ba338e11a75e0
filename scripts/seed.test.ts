import { expect, test } from 'vitest';
import { seedDemoSchool } from './seed.ts';

const adminEnv = {
  GCLOUD_PROJECT: 'demo-somewhere',
  FIRESTORE_EMULATOR_HOST: '127.0.0.1:1',
  FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:1',
  FIREBASE_STORAGE_EMULATOR_HOST: '127.0.0.1:1',
};

test.each(Object.keys(adminEnv))('the loader refuses to run without %s', async (name) => {
  await expect(seedDemoSchool({ adminEnv: { ...adminEnv, [name]: '' } })).rejects.toThrow(name);
});

test('the loader refuses a project that may be in the cloud', async () => {
  const elsewhere = { ...adminEnv, GCLOUD_PROJECT: 'a-school' };
  await expect(seedDemoSchool({ adminEnv: elsewhere })).rejects.toThrow('a-school');
});

test('the loader says how to start a local Firebase that does not answer', async () => {
  await expect(seedDemoSchool({ adminEnv })).rejects.toThrow('npm start');
});
