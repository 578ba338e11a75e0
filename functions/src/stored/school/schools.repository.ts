import type { Firestore } from 'firebase-admin/firestore';
import type { ProviderRules } from '../../domain/account/sign-in-way.ts';
import { DEFAULT_SCHOOL_ID } from '../../domain/school/school-id.ts';
import { readDocuments, toStoredTime } from '../../platform/firestore/documents.ts';
import { transact } from '../../platform/firestore/transact.ts';
import { schoolRoot, schoolsOf } from './school-root.ts';
import { createSchoolRepository } from './school.repository.ts';
import { DEFAULT_SCHOOL, storedSchool, type SchoolRecord } from './stored-school.ts';

export type SchoolsRepository = ReturnType<typeof createSchoolsRepository>;

/** All schools of a deployment. */
export function createSchoolsRepository(firestore: Firestore) {
  const schools = schoolsOf(firestore);
  const withDomain = (domain: string) =>
    schools.where('domains', 'array-contains', domain).limit(1);

  return {
    /** All of them, the first one first. */
    async list(): Promise<SchoolRecord[]> {
      const stored = readDocuments(storedSchool, (await schools.get()).docs);
      const first = stored.find(({ id }) => id === DEFAULT_SCHOOL_ID) ?? DEFAULT_SCHOOL;
      return [first, ...stored.filter(({ id }) => id !== DEFAULT_SCHOOL_ID)];
    },

    async findName(id: string): Promise<string> {
      return (await createSchoolRepository(schools.doc(id)).find()).name;
    },

    /** Its name, and how its people may sign in, with a single read. */
    findForPerson(id: string): Promise<{ name: string; providerRules: ProviderRules }> {
      return createSchoolRepository(schools.doc(id)).find();
    },

    /** How the people of a school may sign in beside e-mail and password. */
    async findProviderRules(id: string): Promise<ProviderRules> {
      return (await createSchoolRepository(schools.doc(id)).find()).providerRules;
    },

    /** @throws Error when there is no such school */
    async setProviderRules(id: string, rules: ProviderRules, now: Date): Promise<void> {
      const ref = schools.doc(id);
      if (id !== DEFAULT_SCHOOL_ID && !(await ref.get()).exists) {
        throw new Error(`There is no school "${id}".`);
      }
      await createSchoolRepository(ref).changeProviders(
        () => rules,
        now,
        () => undefined,
      );
    },

    /** The id of the school that has this domain. */
    async findByDomain(domain: string): Promise<string | null> {
      const { docs } = await withDomain(domain).get();
      return readDocuments(storedSchool, docs)[0]?.id ?? null;
    },

    /** @throws Error when there is such a school, or another one has one of the domains */
    async create({ id, name, domains }: SchoolRecord, now: Date): Promise<void> {
      const ref = schoolRoot(firestore, id);
      await transact(firestore, async (transaction) => {
        const [stored, ...others] = await Promise.all([
          transaction.get(ref),
          ...domains.map((domain) => transaction.get(withDomain(domain))),
        ]);
        if (stored.exists) throw new Error(`There is a school "${id}" already.`);
        const [taken] = others.flatMap(({ docs }, at) => docs.map((doc) => [domains[at], doc.id]));
        if (taken) throw new Error(`${taken[0]} belongs to the school "${taken[1]}".`);
        transaction.create(ref, { version: 1, name, domains, createdAt: toStoredTime(now) });
      });
    },
  };
}
