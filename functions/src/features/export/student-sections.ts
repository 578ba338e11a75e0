import type { Member } from '../../domain/account/member.ts';
import { NO_MARKS } from '../../domain/assignment/student-marks.ts';
import type { ExportsRepository } from '../../stored/across/exports.repository.ts';
import type { AccommodationsRepository } from '../../stored/assignments/accommodations.repository.ts';
import type { MarkbooksRepository } from '../../stored/assignments/markbooks.repository.ts';
import type { MarksRepository } from '../../stored/assignments/marks.repository.ts';
import type { AttemptsRepository } from '../../stored/attempts/attempts.repository.ts';
import type { OpenAttemptsRepository } from '../../stored/attempts/open-attempts.repository.ts';
import type { PracticeRepository } from '../../stored/attempts/practice.repository.ts';
import type { QuizResultsRepository } from '../../stored/attempts/quiz-results.repository.ts';
import type { SummariesRepository } from '../../stored/attempts/summaries.repository.ts';
import type { ReportsRepository } from '../../stored/quizzes/reports.repository.ts';
import type { SectionPlan } from './section.ts';

export type StudentDeps = {
  summaries: Pick<SummariesRepository, 'listYears' | 'read'>;
  quizResults: Pick<QuizResultsRepository, 'listAllOf'>;
  attempts: Pick<AttemptsRepository, 'listAllOf'>;
  openAttempts: Pick<OpenAttemptsRepository, 'listOfStudent'>;
  exports: Pick<ExportsRepository, 'findShown' | 'listBoardAnswers' | 'listChosen' | 'listHeld'>;
  marks: Pick<MarksRepository, 'findOf'>;
  markbooks: Pick<MarkbooksRepository, 'find'>;
  practice: Pick<PracticeRepository, 'find'>;
  accommodations: Pick<AccommodationsRepository, 'find'>;
  reports: Pick<ReportsRepository, 'find'>;
};

/** What is kept of a student. */
export const STUDENT_SECTIONS: readonly SectionPlan<StudentDeps>[] = [
  {
    name: 'totals',
    title: 'Totals of this school year',
    note: 'They are counted from the attempts of the year. A sum of percentages divided by the attempts is the average.',
    collections: ['students'],
    records: listTotals,
  },
  {
    name: 'years',
    title: 'Totals of earlier school years',
    collections: ['years'],
    records: listYears,
  },
  {
    name: 'quiz-results',
    title: 'Best attempt at each quiz',
    note: 'How often each quiz was taken and how it went best, counted from the attempts.',
    collections: ['quizResults'],
    records: listQuizResults,
  },
  {
    name: 'attempts',
    title: 'Attempts and results',
    collections: ['attempts'],
    records: listAttempts,
  },
  {
    name: 'attempts-under-way',
    title: 'Attempts under way',
    collections: ['openAttempts'],
    records: listOpen,
  },
  {
    name: 'board',
    title: 'Answers on the board of a class',
    note: 'They are kept until the night after the lesson. What is kept of them for good is among the attempts or the questions to practise.',
    collections: ['boardSeats'],
    records: listBoardAnswers,
  },
  {
    name: 'handed-in',
    title: 'Handed in, result not shown yet or not as a whole',
    note: 'What a teacher has not shown yet is not in here. It is in an export made after that.',
    collections: ['heldAttempts'],
    records: listHeld,
  },
  {
    name: 'chosen-assignments',
    title: 'Assignments given to some of a class, this account among them',
    note: 'Who else they were given to is not in here.',
    collections: ['assignments'],
    records: listChosen,
  },
  {
    name: 'assignments',
    title: 'Handed in at assignments',
    collections: ['marks'],
    records: listMarks,
  },
  {
    name: 'marks-by-hand',
    title: 'Marks and comments entered by hand',
    note: 'They are in here also where the teacher does not show them on a page.',
    collections: ['marks'],
    records: listHandMarks,
  },
  {
    name: 'practice',
    title: 'Questions to practise',
    collections: ['practice'],
    records: listPractice,
  },
  {
    name: 'accommodation',
    title: 'Extra time and exceptions',
    collections: ['accommodations'],
    records: listAccommodation,
  },
  {
    name: 'reports',
    title: 'Reported questions',
    collections: ['reports'],
    records: listReports,
  },
];

/** Without the copy of what the account says. A teacher has none, and nothing is counted for her. */
async function* listTotals({ uid, userType }: Member, { summaries }: StudentDeps) {
  if (userType !== 'student') return;
  const { version: _version, profile: _profile, ...totals } = await summaries.read(uid);
  yield { heading: 'This school year', ...totals };
}

async function* listYears({ uid }: Member, deps: StudentDeps) {
  for (const { version: _version, ...year } of await deps.summaries.listYears(uid)) {
    yield { heading: year.name, ...year };
  }
}

async function* listQuizResults({ uid }: Member, deps: StudentDeps) {
  for await (const page of deps.quizResults.listAllOf(uid)) {
    for (const { version: _version, ...result } of page)
      yield { heading: result.quizId, ...result };
  }
}

async function* listAttempts({ uid }: Member, deps: StudentDeps) {
  for await (const page of deps.attempts.listAllOf(uid)) {
    for (const { submitKey: _key, studentId: _uid, ...attempt } of page) {
      yield { heading: `${attempt.quizTitle}, ${attempt.completedAt.slice(0, 10)}`, ...attempt };
    }
  }
}

async function* listOpen({ uid }: Member, deps: StudentDeps) {
  for (const open of await deps.openAttempts.listOfStudent(uid)) {
    const { id, quizId, assignmentId, startedAt, deadline, answers, questionTimes, flags } = open;
    const times = { startedAt, deadline };
    const work = { answers, questionTimes, flags };
    yield { heading: startedAt, id, quizId, assignmentId, ...times, ...work };
  }
}

async function* listBoardAnswers({ uid }: Member, deps: StudentDeps) {
  for await (const seat of deps.exports.listBoardAnswers(uid)) {
    yield { heading: seat.joinedAt, ...seat };
  }
}

async function* listHeld({ uid }: Member, deps: StudentDeps) {
  for await (const held of deps.exports.listHeld(uid)) yield { heading: held.quizTitle, ...held };
}

async function* listChosen({ uid }: Member, deps: StudentDeps) {
  for await (const chosen of deps.exports.listChosen(uid)) {
    yield { heading: chosen.quizTitle, ...chosen };
  }
}

/** The score, and what her teacher says of it, stand where its student sees a result. */
async function* listMarks({ uid }: Member, deps: StudentDeps) {
  const found = await deps.marks.findOf(uid);
  const { marks = {}, comments = {} } = found ?? {};
  for (const assignmentId of new Set([...Object.keys(marks), ...Object.keys(comments)])) {
    const { tries, count } = marks[assignmentId] ?? NO_MARKS;
    const shown = await deps.exports.findShown(tries.map(({ attemptId }) => attemptId));
    const comment = shown.size > 0 || count === 0 ? comments[assignmentId] : undefined;
    yield {
      heading: assignmentId,
      ...{ assignmentId, count },
      ...(comment === undefined ? {} : { comment }),
      tries: tries.map(({ attemptId, handedInAt, isLate, ...result }) => ({
        ...{ attemptId, handedInAt, isLate },
        ...(shown.has(attemptId) ? result : {}),
      })),
    };
  }
}

async function* listHandMarks({ uid }: Member, deps: StudentDeps) {
  const handMarks = (await deps.marks.findOf(uid))?.handMarks ?? {};
  for (const [classId, ofClass] of Object.entries(handMarks)) {
    const { columns } = await deps.markbooks.find(classId);
    for (const { id, name, date, highest } of columns) {
      const { at: enteredAt, ...mark } = ofClass[id] ?? {};
      if (enteredAt === undefined) continue;
      yield {
        heading: `${name}, ${date}`,
        classId,
        column: name,
        date,
        highest,
        ...mark,
        enteredAt,
      };
    }
  }
}

async function* listPractice({ uid }: Member, deps: StudentDeps) {
  for (const item of (await deps.practice.find(uid)).items) {
    yield { heading: `Due on ${item.dueOn}`, ...item };
  }
}

async function* listAccommodation({ uid }: Member, deps: StudentDeps) {
  const { timeFactor, exceptions } = await deps.accommodations.find(uid);
  yield { heading: 'Extra time', timeFactor };
  for (const [assignmentId, exception] of Object.entries(exceptions)) {
    yield { heading: `At assignment ${assignmentId}`, assignmentId, ...exception };
  }
}

async function* listReports({ uid }: Member, deps: StudentDeps) {
  for (const { teacherId: _teacher, ...report } of (await deps.reports.find(uid)).reports) {
    yield { heading: report.reportedAt, ...report };
  }
}
