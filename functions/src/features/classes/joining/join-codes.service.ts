import type { JoinCode, TaughtClass } from '@study-assistant/contract/classes/classes';
import { requireOwnClass } from '../../../domain/access.ts';
import type { Caller } from '../../../domain/caller.ts';
import { requireRunningClass, type ClassRecord } from '../../../domain/class/class-record.ts';

type Deps = {
  changeClass: (
    id: string,
    next: (record: ClassRecord | null) => ClassRecord,
  ) => Promise<ClassRecord>;
  newCode: () => JoinCode;
  toAnswer: (record: ClassRecord) => Promise<{ class: TaughtClass }>;
};

export type JoinCodesService = ReturnType<typeof createJoinCodesService>;

/** The code that a teacher shows to her class. */
export function createJoinCodesService({ changeClass, newCode, toAnswer }: Deps) {
  return {
    /** The one before counts no more. */
    async renew(caller: Caller, id: string): Promise<{ class: TaughtClass }> {
      const joinCode = newCode();
      const record = await changeClass(id, (found) => ({
        ...requireRunningClass(requireOwnClass(caller, found)),
        joinCode,
      }));
      return toAnswer(record);
    },

    async close(caller: Caller, id: string): Promise<{ class: TaughtClass }> {
      const record = await changeClass(id, (found) => ({
        ...requireOwnClass(caller, found),
        joinCode: null,
      }));
      return toAnswer(record);
    },
  };
}
