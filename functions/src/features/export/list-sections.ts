import type { Member } from '../../domain/account/member.ts';
import { ACCOUNT_SECTIONS, LOG_SECTION, type AccountDeps } from './account-sections.ts';
import { LEFT_OUT } from './left-out.ts';
import type { Section, SectionPlan } from './section.ts';
import { STUDENT_SECTIONS, type StudentDeps } from './student-sections.ts';
import { TEACHER_SECTIONS, type TeacherDeps } from './teacher-sections.ts';

export type SectionDeps = AccountDeps & StudentDeps & TeacherDeps;

/** Every kind of what is kept about people. Nobody is asked what she is: what there is, is in it. */
export const SECTIONS: readonly SectionPlan<SectionDeps>[] = [
  ...ACCOUNT_SECTIONS,
  ...STUDENT_SECTIONS,
  ...TEACHER_SECTIONS,
  LOG_SECTION,
];

/** What is kept about somebody, as she may see it, and what of it is not in here. */
export function listSections(member: Member, deps: SectionDeps): Section[] {
  const sections = SECTIONS.map(({ collections: _of, records, ...titled }) => ({
    ...titled,
    records: () => records(member, deps),
  }));
  return [
    ...sections,
    { name: 'left-out', title: 'What is not in here, and why', records: listLeftOut },
  ];
}

async function* listLeftOut() {
  for (const { what, why } of LEFT_OUT) yield await Promise.resolve({ heading: what, what, why });
}
