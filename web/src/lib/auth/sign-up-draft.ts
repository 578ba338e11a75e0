import { gradeSchema } from '@study-assistant/contract/people/accounts';
import { roleSchema } from '@study-assistant/contract/wire/roles';
import * as z from 'zod/mini';

const KEY = 'sign-up';

/** The choices made at sign-up, while the address waits to be confirmed. */
const draftSchema = z.object({
  uid: z.string(),
  fullName: z.string(),
  userType: roleSchema,
  currentGrade: z.nullable(gradeSchema),
});
export type SignUpDraft = z.infer<typeof draftSchema>;

/** The draft survives a reload in this tab; in any other the questions are asked again. */
export function keepDraft(draft: SignUpDraft): void {
  sessionStorage.setItem(KEY, JSON.stringify(draftSchema.parse(draft)));
}

/** Null when this account has no draft in this tab. */
export function readDraft(uid: string): SignUpDraft | null {
  try {
    const draft = draftSchema.parse(JSON.parse(sessionStorage.getItem(KEY) ?? ''));
    return draft.uid === uid ? draft : null;
  } catch {
    return null;
  }
}

export function dropDraft(): void {
  sessionStorage.removeItem(KEY);
}
