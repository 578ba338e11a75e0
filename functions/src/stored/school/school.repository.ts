import type { DocumentReference, DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import type { ProviderRules } from '../../domain/account/sign-in-way.ts';
import { readDocument, toStoredTime } from '../../platform/firestore/documents.ts';
import { transact } from '../../platform/firestore/transact.ts';
import { DEFAULT_SCHOOL, storedSchool, type SchoolRecord } from './stored-school.ts';

export type SchoolRepository = ReturnType<typeof createSchoolRepository>;

/** What is said of one school. */
export function createSchoolRepository(school: DocumentReference) {
  const parse = (snapshot: DocumentSnapshot) =>
    readDocument(storedSchool, snapshot) ?? { ...DEFAULT_SCHOOL, signInProviders: undefined };
  return {
    async findProviderRules(): Promise<ProviderRules> {
      return parse(await school.get()).signInProviders ?? null;
    },

    async findForPerson(): Promise<{ name: string; providerRules: ProviderRules }> {
      const { name, signInProviders } = parse(await school.get());
      return { name, providerRules: signInProviders ?? null };
    },

    async find(): Promise<Pick<SchoolRecord, 'name' | 'domains'>> {
      return parse(await school.get());
    },

    /** @param record writes down what the name was, in the same transaction */
    async rename(
      name: string,
      now: Date,
      record: (transaction: Transaction, before: string) => void,
    ): Promise<void> {
      await transact(school.firestore, async (transaction) => {
        const stored = await transaction.get(school);
        const before = parse(stored);
        if (stored.exists && before.name === name) return;
        if (stored.exists) transaction.update(school, { name });
        else {
          const { domains } = before;
          const createdAt = toStoredTime(now);
          transaction.create(school, { version: 1, name, domains, createdAt });
        }
        record(transaction, before.name);
      });
    },
  };
}
