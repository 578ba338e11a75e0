import { createSchoolsRepository } from '../../../functions/src/stored/school/schools.repository.ts';
import {
  aNewAccount,
  confirmAddress,
  saveUserData,
  signIn,
  type Person,
} from '../people/people.ts';
import { firestoreOf } from '../product/firestore.ts';
import { currentSite } from '../product/site.ts';

/** Another school, open to everybody with an address in its domain. */
export async function aSchool(
  id: string,
  domain = `${id}.example`,
): Promise<{ id: string; domain: string }> {
  const schools = createSchoolsRepository(firestoreOf(currentSite()));
  await schools.create({ id, name: `School ${id}`, domains: [domain] }, new Date());
  return { id, domain };
}

/** A person who signed up with a confirmed address in that domain. */
export async function aMember(domain: string, data: Record<string, unknown>): Promise<Person> {
  const local = `member-${Math.random().toString(36).slice(2)}`;
  const person = await confirmAddress(await aNewAccount(`${local}@${domain}`));
  const { status, body } = await saveUserData(person, data);
  if (status !== 200) throw new Error(`sign-up was refused: ${JSON.stringify(body)}`);
  return { ...person, token: await signIn(person.email) };
}
