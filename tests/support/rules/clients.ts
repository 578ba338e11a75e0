import type { RulesTestContext } from '@firebase/rules-unit-testing';

/** What a persona asks with. */
export type Firestore = ReturnType<RulesTestContext['firestore']>;
export type Bucket = ReturnType<RulesTestContext['storage']>;
