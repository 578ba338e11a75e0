import { createExportDataService } from '../../features/export/export-data.service.ts';
import { listSections } from '../../features/export/list-sections.ts';
import type { Parts } from './parts.ts';

export function buildExport({ clock, repositories }: Parts) {
  const { accommodations, accounts, attempts, audit, classes, drafts, exports } = repositories;
  const { marks, openAttempts, practice, reports, summaries, teacherExports } = repositories;
  const { quizResults, topicsInUse, versions } = repositories;
  return {
    exports: createExportDataService({
      findMember: (uid) => accounts.findMember(uid),
      listSections: (member) =>
        listSections(member, {
          ...exports,
          ...teacherExports,
          findSchool: async (uid) => (await accounts.findSchools([uid])).get(uid) ?? null,
          findClasses: ({ uid, userType, classIds }) =>
            userType === 'teacher' ? classes.listOfTeacher(uid) : classes.findMany(classIds),
          findTotals: (uid) => summaries.read(uid),
          listYears: (uid) => summaries.listYears(uid),
          listQuizResults: (uid) => quizResults.listAllOf(uid),
          listAttempts: (uid) => attempts.listAllOf(uid),
          listOpen: (uid) => openAttempts.listOfStudent(uid),
          findMarks: (uid) => marks.findOf(uid),
          findPractice: (uid) => practice.find(uid),
          findAccommodation: (uid) => accommodations.find(uid),
          findReports: (uid) => reports.find(uid),
          async findQuiz(id) {
            const [quiz, left] = await Promise.all([versions.find(id), drafts.find(id)]);
            return quiz && { ...quiz, ...left };
          },
          findTopics: (uid) => topicsInUse.find(uid),
        }),
      record: (entry) => audit.record(entry, clock()),
      clock,
    }),
  };
}
