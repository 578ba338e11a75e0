import { createClass } from '@study-assistant/contract/classes/classes';
import type { Grade } from '@study-assistant/contract/people/accounts';
import type { ClassFields, ListedClass } from '../../../queries/classes.ts';

export type ClassErrors = { name?: string; subject?: string };

/** The fields of a new class, in the zone of her newest one: its school stands where that one does. */
export function emptyClass(classes: readonly Pick<ListedClass, 'timeZone'>[]): ClassFields {
  return {
    name: '',
    subject: '',
    grade: '9' satisfies Grade,
    timeZone: classes[0]?.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
}

/** Finds what the server would refuse, in the order of the form. */
export function findClassErrors({ name, subject }: ClassFields): ClassErrors {
  const { shape } = createClass.body;
  const nameError = shape.name.safeParse(name).error?.issues[0]?.message;
  const subjectError = shape.subject.safeParse(subject).error?.issues[0]?.message;
  return {
    ...(nameError !== undefined && { name: nameError }),
    ...(subjectError !== undefined && { subject: subjectError }),
  };
}

/** Lists every zone that the browser knows, and the current one. */
export function listTimeZones(current: string): string[] {
  const zones = Intl.supportedValuesOf('timeZone');
  return zones.includes(current) ? zones : [current, ...zones];
}
