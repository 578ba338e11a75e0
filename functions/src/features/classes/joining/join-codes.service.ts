import type { TaughtClass } from '@study-assistant/contract/classes/classes';
import { requireOwnClass } from '../../../domain/access.ts';
import type { Caller } from '../../../domain/caller.ts';
import { requireRunningClass, type ClassRecord } from '../../../domain/class/class-record.ts';
import { newJoinCode } from '../../../domain/class/join-code.ts';
import type { ClassesRepository } from '../../../stored/classes/classes.repository.ts';

type Deps = {
  classes: Pick<ClassesRepository, 'change'>;
  toAnswer: (record: ClassRecord) => Promise<{ class: TaughtClass }>;
  clock: () => Date;
};

export type JoinCodesService = ReturnType<typeof createJoinCodesService>;

/** The code that a teacher shows to her class. */
export function createJoinCodesService({ classes, toAnswer, clock }: Deps) {
  return {
    /** The one before counts no more. */
    async renew(caller: Caller, id: string): Promise<{ class: TaughtClass }> {
      const joinCode = newJoinCode(clock());
      const record = await classes.change(id, (found) => ({
        ...requireRunningClass(requireOwnClass(caller, found)),
        joinCode,
      }));
      return toAnswer(record);
    },

    async close(caller: Caller, id: string): Promise<{ class: TaughtClass }> {
      const record = await classes.change(id, (found) => ({
        ...requireOwnClass(caller, found),
        joinCode: null,
      }));
      return toAnswer(record);
    },
  };
}
