import { isDeepStrictEqual } from 'node:util';
import {
  FieldValue,
  type DocumentReference,
  type DocumentSnapshot,
  type Transaction,
} from 'firebase-admin/firestore';
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
    async find(): Promise<
      Pick<SchoolRecord, 'name' | 'domains'> & { providerRules: ProviderRules }
    > {
      const { name, domains, signInProviders } = parse(await school.get());
      return { name, domains, providerRules: signInProviders ?? null };
    },

    /** @param record writes down what they were, in the same transaction */
    async changeProviders(
      change: (before: ProviderRules) => ProviderRules,
      now: Date,
      record: (
        transaction: Transaction,
        changed: { name: string; before: ProviderRules; after: ProviderRules },
      ) => void,
    ): Promise<void> {
      await transact(school.firestore, async (transaction) => {
        const stored = await transaction.get(school);
        const { name, domains, signInProviders } = parse(stored);
        const before = signInProviders ?? null;
        const after = change(before);
        if (isDeepStrictEqual(before, after)) return;
        const rules = after?.map((rule) => ({
          ...{ id: rule.id, domains: [...rule.domains], tenants: [...rule.tenants] },
        }));
        if (stored.exists) {
          transaction.update(school, { signInProviders: rules ?? FieldValue.delete() });
        } else {
          const fields = { version: 1, name, domains, createdAt: toStoredTime(now) };
          transaction.create(school, rules ? { ...fields, signInProviders: rules } : fields);
        }
        record(transaction, { name, before, after });
      });
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
