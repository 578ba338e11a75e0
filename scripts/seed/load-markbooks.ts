import type { Caller } from '../../functions/src/domain/caller.ts';
import type { DemoMarkbook } from './demo-classes.ts';
import type { DemoSchool } from './demo-school.ts';
import type { SchoolServices } from './open-services.ts';
import { schoolTime } from './school-time.ts';

/** Makes the columns, weights and scales of the teachers' own, once everything is assigned. */
export async function loadMarkbooks(
  services: SchoolServices,
  { classes }: DemoSchool,
  now: Date,
): Promise<void> {
  for (const { id, teachers, markbook } of classes) {
    if (!markbook) continue;
    const teacher = services.callerOf(teachers[0] ?? '', 'teacher');
    await loadMarkbook(services, { teacher, classId: id, now }, markbook);
  }
}

type Of = { teacher: Caller; classId: string; now: Date };

async function loadMarkbook(
  services: SchoolServices,
  { teacher, classId, now }: Of,
  { categories, assignments, scale, showsMarks, columns, comments }: DemoMarkbook,
): Promise<void> {
  const { markColumns } = services;
  services.goTo(now);
  await markColumns.setGrading(teacher, classId, { categories, categoryOf: assignments, scale });
  await markColumns.show(teacher, classId, showsMarks);
  for (const { name, daysAgo, highest, category, marks } of columns) {
    const day = schoolTime(now, daysAgo, name);
    services.goTo(day);
    const date = day.toISOString().slice(0, 10);
    const fields = { name, date, highest, categoryId: category };
    const { column } = await markColumns.add(teacher, classId, fields);
    for (const { student: uid, points, comment } of marks) {
      const cell = { id: classId, columnId: column.id, uid };
      await markColumns.enter(teacher, cell, { points, comment });
    }
  }
  services.goTo(now);
  for (const { assignment: id, student: uid, comment } of comments) {
    await markColumns.comment(teacher, { id, uid }, comment);
  }
}
