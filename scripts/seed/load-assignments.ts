import type { DemoAssignment, DemoSitting } from './demo-classes.ts';
import { findTime, type Moment } from './demo-moment.ts';
import type { DemoSchool } from './demo-school.ts';
import type { SchoolServices } from './open-services.ts';
import { createSittings, type SchoolEvent, type Sittings } from './sit-at-assignment.ts';

type Desk = { services: SchoolServices; sittings: Sittings; timeOf: (moment: Moment) => Date };

/**
 * Assigns the quizzes and lets the students take them through the product's own services, each at
 * its time. Results that are due are released.
 */
export async function loadAssignments(
  services: SchoolServices,
  school: DemoSchool,
  now: Date,
): Promise<void> {
  const zoneOf = new Map(school.classes.map(({ id, timeZone }) => [id, timeZone]));
  const sittings = createSittings(services, school);
  const events = school.assignments.flatMap((assignment) => {
    const zone = zoneOf.get(assignment.classId);
    if (!zone) throw new Error(`assignments.json names ${assignment.classId}, which is no class.`);
    const timeOf = (moment: Moment) => findTime(moment, now, zone);
    return planEvents(assignment, { services, sittings, timeOf });
  });
  for (const { at, happen } of events.sort((a, b) => a.at.getTime() - b.at.getTime())) {
    services.goTo(at);
    await happen();
  }
  services.goTo(now);
  for (const { id } of school.assignments) await services.releaseResults(id);
}

function planEvents(
  assignment: DemoAssignment,
  { services, sittings, timeOf }: Desk,
): SchoolEvent[] {
  const { id, teacherId, closedAt, releasedAt } = assignment;
  const teacher = services.callerOf(teacherId, 'teacher');
  const given = timeOf(assignment.givenAt);
  const events: SchoolEvent[] = [{ at: given, happen: () => give(assignment, services, timeOf) }];
  for (const { student, ...exception } of assignment.exceptions) {
    const uid = student;
    const times = namedTimes(exception, timeOf);
    const said = { ...exception, ...times };
    const happen = () => services.assignments.setException(teacher, { id, uid }, said);
    events.push({ at: new Date(given.getTime() + 1), happen });
  }
  const sit = (sitting: DemoSitting, answered?: number) =>
    sittings.plan({ assignment, sitting, at: timeOf(sitting.at), answered });
  events.push(...assignment.handIns.flatMap((sitting) => sit(sitting)));
  events.push(...assignment.working.flatMap(({ answered, ...sitting }) => sit(sitting, answered)));
  if (closedAt) {
    events.push({ at: timeOf(closedAt), happen: () => services.assignments.close(teacher, id) });
  }
  if (releasedAt) {
    events.push({
      at: timeOf(releasedAt),
      happen: () => services.assignments.release(teacher, id),
    });
  }
  return events;
}

async function give(
  { id, classId, quizId, teacherId, settings }: DemoAssignment,
  services: SchoolServices,
  timeOf: (moment: Moment) => Date,
): Promise<void> {
  services.nameNext(id);
  const said = { ...settings, ...namedTimes(settings, timeOf) };
  const body = { quizId, classIds: [classId], settings: said };
  await services.giving.give(services.callerOf(teacherId, 'teacher'), body);
}

type Times = Pick<DemoAssignment['settings'], 'opensAt' | 'dueAt' | 'closesAt'>;

function namedTimes({ opensAt, dueAt, closesAt }: Times, timeOf: (moment: Moment) => Date) {
  const toTime = (moment: Moment | null) => moment && timeOf(moment).toISOString();
  return { opensAt: toTime(opensAt), dueAt: toTime(dueAt), closesAt: toTime(closesAt) };
}
