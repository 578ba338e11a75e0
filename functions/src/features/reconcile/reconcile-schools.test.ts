import { expect, test } from 'vitest';
import { createSchoolsNight } from './reconcile-schools.ts';

test('a school whose night fails does not keep the next one from its own, and the run fails', async () => {
  const done: string[] = [];
  const told: unknown[] = [];
  const tell = (event: string, fields = {}) => void told.push({ event, ...fields });
  const night = createSchoolsNight({
    listSchools: () => Promise.resolve([{ id: 'main' }, { id: 'broken' }, { id: 'third' }]),
    reconcileSchool(id) {
      if (id === 'broken') return Promise.reject(new Error('Away.'));
      done.push(id);
      return Promise.resolve();
    },
    log: { info: tell, warn: tell, error: tell },
  });
  await expect(night()).rejects.toThrow('broken');
  expect(done).toEqual(['main', 'third']);
  expect(told).toMatchObject([{ event: 'reconcile.school-failed', schoolId: 'broken' }]);
});
