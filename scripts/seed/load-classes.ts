import { JOIN_CODE_DAYS } from '@study-assistant/contract/classes/classes';
import type { DemoClass } from './demo-classes.ts';
import type { DemoSchool } from './demo-school.ts';
import type { SchoolServices } from './open-services.ts';
import { schoolTime } from './school-time.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Creates the classes with their teachers, students and codes, and sets extra time. */
export async function loadClasses(
  services: SchoolServices,
  { people, classes, extraTime }: DemoSchool,
  now: Date,
): Promise<void> {
  const emailOf = new Map(people.map(({ uid, email }) => [uid, email]));
  for (const planned of classes) {
    const { id, teachers, students, joinCode, daysAgo, archivedDaysAgo: _, ...said } = planned;
    const { markbook: _markbook, ...fields } = said;
    const owner = ownerOf(services, planned);
    services.goTo(schoolTime(now, daysAgo, id));
    services.nameNext(id);
    await services.classes.create(owner, fields);
    for (const uid of teachers.slice(1)) {
      await services.classTeachers.add(owner, id, emailOf.get(uid) ?? '');
    }
    for (const uid of students) await services.addStudent(uid, id);
    if (joinCode) await openJoinCode(services, id, joinCode, now);
  }
  for (const { student, timeFactor } of extraTime) {
    const taught = classes.find(({ students }) => students.includes(student));
    if (!taught) throw new Error(`extra-time.json names ${student}, who is in no class.`);
    await services.extraTime.setFactor(ownerOf(services, taught), student, timeFactor);
  }
}

/** Archives classes once their assignments have ended, since they accept no more. */
export async function archiveClasses(
  services: SchoolServices,
  { classes }: DemoSchool,
  now: Date,
): Promise<void> {
  for (const planned of classes) {
    if (planned.archivedDaysAgo === undefined) continue;
    services.goTo(schoolTime(now, planned.archivedDaysAgo, planned.id));
    await services.classes.archive(ownerOf(services, planned), planned.id, true);
  }
}

/** The demo's code is always the same, so that documents can name it. */
async function openJoinCode(
  { changeClass }: SchoolServices,
  id: string,
  code: string,
  now: Date,
): Promise<void> {
  const expiresAt = new Date(now.getTime() + JOIN_CODE_DAYS * DAY_MS).toISOString();
  await changeClass(id, (found) => {
    if (!found) throw new Error(`There is no class ${id}.`);
    return { ...found, joinCode: { code, expiresAt } };
  });
}

function ownerOf(services: SchoolServices, { teachers }: DemoClass) {
  return services.callerOf(teachers[0] ?? '', 'teacher');
}
