import { requireOwnClass } from '../../../domain/access.ts';
import type { Caller } from '../../../domain/caller.ts';
import type { ClassRecord } from '../../../domain/class/class-record.ts';
import type { ClassIds } from '../../../stored/classes/class-students.repository.ts';

export type ChooseClasses = (caller: Caller, classId: string | undefined) => Promise<ClassIds>;

type Deps = {
  findClass: (id: string) => Promise<ClassRecord | null>;
  listTaughtIds: (uid: string) => Promise<string[]>;
  /** Whether a teacher sees the whole school. */
  seesSchool: boolean;
};

/** Finds the classes that a teacher asks about: one of hers, or all that she may see. */
export function createClassChooser({ findClass, listTaughtIds, seesSchool }: Deps): ChooseClasses {
  return async function chooseClasses(caller, classId) {
    if (classId !== undefined) return [requireOwnClass(caller, await findClass(classId)).id];
    return seesSchool ? null : listTaughtIds(caller.uid);
  };
}
