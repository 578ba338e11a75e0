import { requireOwnClass } from '../../../domain/access.ts';
import type { Caller } from '../../../domain/caller.ts';
import { seesSchool } from '../../../domain/teacher-scope.ts';
import type { Config } from '../../../platform/settings/config.ts';
import type { ClassIds } from '../../../stored/classes/class-students.repository.ts';
import type { ClassesRepository } from '../../../stored/classes/classes.repository.ts';

export type ChooseClasses = (caller: Caller, classId: string | undefined) => Promise<ClassIds>;

type Deps = {
  classes: Pick<ClassesRepository, 'find' | 'listTaughtIds'>;
  config: Pick<Config, 'teacherScope'>;
};

/** Finds the classes that a teacher asks about: one of hers, or all that she may see. */
export function createClassChooser({ classes, config }: Deps): ChooseClasses {
  return async function chooseClasses(caller, classId) {
    if (classId !== undefined) return [requireOwnClass(caller, await classes.find(classId)).id];
    return seesSchool(config.teacherScope, caller) ? null : classes.listTaughtIds(caller.uid);
  };
}
