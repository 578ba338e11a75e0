import type { Findings } from './findings.ts';

export type ClaimsDeps = {
  /** The uids of all teachers of the school. */
  listTeachers: () => AsyncIterable<string[]>;
  /** Of these teachers, those whose tokens say another scope than the deployment has. */
  findOtherScope: (uids: readonly string[]) => Promise<string[]>;
  /** Says it in the tokens that she gets from now on. */
  tellTeacher: (uid: string) => Promise<void>;
};

/** Tokens say which students a teacher sees: after a change of that setting, they are told again. */
export function createClaimsCheck({ listTeachers, findOtherScope, tellTeacher }: ClaimsDeps) {
  return async function checkClaims(findings: Findings): Promise<void> {
    for await (const page of listTeachers()) {
      for (const uid of await findOtherScope(page)) {
        await findings.mend('reconcile.claims', { uid }, () => tellTeacher(uid));
      }
    }
  };
}
