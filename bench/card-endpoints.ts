import type { PrintedCard } from '@study-assistant/contract/people/cards';
import type { DemoPerson, Measure } from './demo-client.ts';

const secret = { kind: 'pictures', pictures: ['cat', 'sun', 'key', 'boat'] };

/** Takes in a student without a mailbox, prints a card twice, signs in by it and takes her out. */
export async function measureCardEndpoints(
  measure: Measure,
  { teacher, path }: { teacher: DemoPerson; path: string },
): Promise<void> {
  const rows = [{ fullName: 'Cleo Card', email: '', grade: '9' }];
  const list = { path: `${path}/roster`, json: { rows, preview: false } };
  await measure('POST /classes/:id/roster (1, by name)', teacher, list);
  const found = await teacher.call({ path });
  const students = found.students as { uid: string; fullName: string }[];
  const uid = students.find(({ fullName }) => fullName === 'Cleo Card')?.uid ?? '';
  const print = { path: `${path}/cards`, json: { studentIds: [uid] } };
  await measure('POST /classes/:id/cards (1)', teacher, print);
  const printed = await measure('POST /classes/:id/cards (1, again)', teacher, print);
  const [card] = printed.cards as PrintedCard[];
  const code = card?.code;
  await measure('POST /cards/look', teacher, { path: '/api/cards/look', json: { code } });
  const json = { code, secret };
  await measure('POST /cards/secret', teacher, { path: '/api/cards/secret', json });
  await measure('POST /cards/sign-in', teacher, { path: '/api/cards/sign-in', json });
  await teacher.call({ method: 'DELETE', path: `${path}/students/${uid}` });
}
