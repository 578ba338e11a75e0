import { expect, test } from 'vitest';
import { measureEndpoints } from '../../bench/endpoints.ts';
import { FREE_PORTS, startProduct } from '../../scripts/product.ts';
import { seedDemoSchool } from '../../scripts/seed.ts';

/** Reads, writes, deletes. The lists cost what they show; nothing grows with the number of attempts. */
const budget: Record<string, [number, number, number]> = {
  'GET /auth/user/:uid': [1, 0, 0],
  // The version of the list, and the list.
  'GET /materials (9)': [10, 0, 0],
  'GET /materials (unchanged)': [1, 0, 0],
  // Each change of what a list shows is a write more, for its version.
  // What its uploader is called; the files and megabytes of today, hers and the school's. Whatever is
  // counted before it is done reads and writes one for each of whom it is counted.
  'POST /materials/upload': [4, 5, 0],
  'POST /materials/:id/download-link': [2, 1, 0],
  // By a link: its use is counted, once for as many bytes as the file has.
  'GET /materials/:id/download': [2, 1, 0],
  'GET /materials/:id/text': [1, 0, 0],
  // It moves, with whatever deletion of it there may be read first, and back. To its end: once more, and
  // the purge, which says that it has begun.
  'DELETE /materials/:id': [3, 2, 1],
  'POST /materials/:id/restore': [3, 2, 1],
  'DELETE /materials/:id (to its end)': [4, 3, 2],
  // The version, the quizzes, and who has reported one of their questions: at least one read.
  'GET /quizzes (6 own)': [8, 0, 0],
  'GET /quizzes (unchanged)': [1, 0, 0],
  // The version of the list and her totals, who she is, the quizzes, and one result at each that she has
  // taken, however often; where there are others a look for attempts at them.
  'GET /student/:uid/quizzes (5)': [12, 0, 0],
  'GET /student/:uid/quizzes (unchanged)': [2, 0, 0],
  'GET /quizzes/:id (student)': [1, 0, 0],
  'GET /quizzes/:id (own)': [2, 0, 0],
  // The seat, where an open attempt would be; the quiz with its key; and in the transaction the seat
  // once more, the totals, her result at the quiz, and whether it is the first, also beside one that she
  // sits at elsewhere. It is counted as a start.
  'POST /quiz/submit': [8, 4, 0],
  // The seat, the quiz with its key; seat and quiz once more in the transaction, whether the attempt is
  // the first, also beside one at an assignment, and how much time its student has. It is counted.
  'POST /quizzes/:id/attempts (new)': [9, 2, 0],
  'POST /quizzes/:id/attempts (resumed)': [3, 0, 0],
  'PUT /attempts/:id/answers': [1, 1, 0],
  'PUT /attempts/:id/answers (unchanged)': [1, 0, 0],
  // The quiz with its key; the seat, the totals and her result at the quiz.
  'POST /quiz/submit (attempt)': [5, 3, 1],
  'GET /quiz-results/attempt/:id': [1, 0, 0],
  // With the name of its student.
  'GET /quiz-results/attempt/:id (teacher)': [2, 0, 0],
  'GET …/progress': [1, 0, 0],
  'GET …/detailed-analytics': [1, 0, 0],
  // The attempt, how much time its student has, the material that names its topics, and one more that
  // shares a word with them.
  'GET …/analysis': [4, 0, 0],
  'POST …/mark-complete': [2, 2, 0],
  'GET /student/:uid/quiz-attempts (5)': [6, 0, 0],
  // The totals, which tell that she is a student, and her newest attempts: at most fifty.
  'GET /student/:uid/skill-gap': [13, 0, 0],
  'GET /student/:uid/performance-stats': [1, 0, 0],
  // A query that finds none, and whether there is such a student: otherwise one read a year.
  'GET /student/:uid/years (0)': [2, 0, 0],
  // The book, when her year began, and all attempts once; from then on those that were stored in the last minutes before the
  // newest, which in this school are all of them.
  'GET /student/:uid/practice/today (first)': [15, 1, 0],
  'GET /student/:uid/practice/today': [14, 0, 0],
  // The book, her year, those minutes, and the attempts that the questions come from.
  'GET /student/:uid/practice (10)': [20, 0, 0],
  'POST /student/:uid/practice/answers': [4, 2, 0],
  'GET /teacher/:uid/students-overview (12)': [13, 0, 0],
  // The quiz, its key, the eight first attempts at it, which are kept from then on (what is kept is read
  // three times, head and page are written), and who has reported one of its questions.
  'GET /quizzes/:id/analysis (8)': [15, 2, 0],
  // The quiz, its key, head and page of what is kept, a query that finds nothing new, and the reports.
  'GET /quizzes/:id/analysis (8, again)': [6, 0, 0],
  // The students, when the year began, four a quiz (with its key, what is kept of it, and what is new), and the words; the
  // first time also the first attempts at the quizzes that nobody has looked at yet.
  'GET /teacher/:uid/class-insights (12, 6)': [63, 7, 0],
  'GET /teacher/:uid/class-insights (kept)': [38, 0, 0],
  'GET /teacher/:uid/class-insights (refresh)': [39, 2, 0],
  'GET /quizzes/:id/drafts': [2, 0, 0],
  // The quiz for its owner, and quiz and drafts, or quiz and key, in the transaction.
  'PUT /quizzes/:id/drafts/:draftId/dismissed': [3, 3, 0],
  'POST /quizzes/:id/questions/:questionId/confirm': [3, 3, 0],
  // The attempt, the quiz, and all that this student has reported.
  'PUT …/questions/:id/report': [3, 2, 0],
  'GET …/reports': [2, 0, 0],
  'GET /quizzes (6 own, 1 reported)': [8, 0, 0],
  // One more has taken it just now; of who has reported something the name is read as well.
  'GET /quizzes/:id/analysis (9, 1 reported)': [7, 0, 0],
  'POST …/questions/:id/keep (1 report)': [3, 2, 0],
  // Its assignments that follow it, of which there are none, are looked for: they say what it is called.
  'PATCH /quizzes/:id (open)': [4, 5, 0],
  // The drafts too, since a question may come from one of them, and who has reported a question of it.
  'PATCH /quizzes/:id (questions)': [6, 5, 0],
  'POST /quiz/submit (earlier version)': [9, 4, 0],
  // The upload is counted, and the document; its task finds it, finds it again and ends it.
  'POST /quiz/documents': [6, 6, 0],
  // The same, with the material instead of an upload.
  'POST /materials/:id/quiz-document': [4, 3, 0],
  'GET /quiz/documents/:id': [1, 0, 0],
  // Each answer names its teachers: a read for each.
  'POST /classes': [1, 1, 0],
  // The class in the transaction; class and code.
  'POST /classes/:id/join-code': [2, 2, 0],
  // Her wrong codes (those of an address are one read more), the code, the class, her account and her
  // totals; account, totals and marks.
  'POST /classes/join': [5, 3, 0],
  'POST /classes/join (again)': [5, 0, 0],
  // The class; whether the address is invited as a teacher, and whose its domain is.
  'POST /classes/:id/roster (1, preview)': [4, 1, 0],
  // The same; how many accounts were made today; what a sign-up reads and writes, also who has the address
  // already; what joining does, without a code; and the audit, with the name of who did it.
  'POST /classes/:id/roster (1)': [13, 9, 0],
  'POST /classes/:id/roster (1, again)': [4, 1, 0],
  // The class, and how many are in it.
  'GET /classes (6)': [12, 0, 0],
  'GET /classes/:id (2)': [5, 0, 0],
  // The class in the transaction, a look for its assignments, and its teacher.
  'PATCH /classes/:id': [3, 1, 0],
  'GET /student/:uid/classes (3)': [6, 0, 0],
  // The class and its students.
  'GET /teacher/:uid/students-overview (class of 2)': [3, 0, 0],
  // The class, its students, the words, and of each quiz with its key which of them took it.
  'GET /teacher/:uid/class-insights (class of 2)': [22, 1, 0],
  'GET /quizzes/:id/analysis (class of 2)': [7, 0, 0],
  // The class; account and totals; account, totals and marks.
  'DELETE /classes/:id/students/:uid': [3, 3, 1],
  // The class and its students, and nobody else of the school.
  'GET /teacher/:uid/students-overview (class of 5)': [6, 0, 0],
  'GET /classes/:id/assignments (4)': [5, 0, 0],
  // The class, its students, its assignments.
  'GET /classes/:id/markbook (5 × 4)': [10, 0, 0],
  // The assignment, the class, its students, and who works at it.
  'GET /assignments/:id/live (5, 1 working)': [8, 0, 0],
  // Her marks and her extra time, the assignments, and where she sits: a query that finds nothing.
  'GET /student/:uid/to-do (6)': [9, 0, 0],
  // What the list reads, and her totals. The book, and the attempts of the last minutes, which are all of
  // hers in this school: otherwise one read. The quizzes of the shelf, which she has all taken or been
  // given: mostly the newest is new.
  'GET /student/:uid/today (6)': [31, 1, 0],
  'POST /assignments/:id/attempts (new)': [13, 2, 0],
  'POST /quiz/submit (held)': [6, 2, 1],
  // With the task that shows the results when the last moment is over: what is under way is handed in and
  // held until then, and three are shown. A quiz that is new to a student costs a read more: there is no
  // result yet, and a look finds no attempt.
  'POST /assignments/:id/close (1 working, 2 held)': [30, 12, 4],
  // With its task: the assignment, the class, what is held, and of each result five reads, three
  // writes and a delete, however large the class is. It is written down, with the name of who does it.
  'POST /assignments/:id/release (4 results)': [30, 14, 4],
  // The quiz, its class, and the three times that it was given before.
  'POST /assignments': [5, 1, 0],
  // The quiz, for its owner; with its job, a look for a deletion, and one for who sits at it. Then they
  // are moved, and both lists have changed. It is written down, with the name of who does it.
  'DELETE /quizzes/:id (2 edits)': [6, 4, 2],
  // The deletion twice, the quiz, who has reported a question of it, and the name of who does it, which
  // is written down.
  'POST /quizzes/:id/restore': [5, 5, 1],
  // Once more, and the purge: who has reported a question of it loses that (a read, a write). What is kept
  // of its first attempts is a head and a page. The one assignment of it is read, and looked through for
  // work before it is closed or goes.
  // Who she is, and what her school is called.
  'GET /account': [2, 0, 0],
  // Who she is, twice, since it is changed as a transaction sees it, with her totals; it is counted. She
  // has claimed it before.
  'POST /account/claim': [4, 1, 0],
  // Who she is and, were she a student, her totals; her seven quizzes and materials, which get her new
  // name. It is written down, and three lists are new. Every change of an account is counted.
  'PATCH /account': [10, 13, 0],
  // How many were invited today, and how many accounts made; whether another school has the domain, the
  // name of who invites, and the invitation, with its entry.
  'POST /admin/invitations (1)': [5, 4, 0],
  // The account that there is now by now: whether it is of this school, or of another.
  'POST /admin/invitations (1, again)': [6, 2, 0],
  'GET /admin/invitations (1)': [1, 0, 0],
  // With the sign-in that was made for it: has it an account by now, or another invitation.
  'DELETE /admin/invitations/:id': [4, 1, 1],
  'DELETE /quizzes/:id (to its end)': [17, 8, 9],
  'GET /admin/people (5)': [5, 0, 0],
  // Behind whom it goes on.
  'GET /admin/people (5, next)': [6, 0, 0],
  // Everybody who is there.
  'GET /admin/people (search)': [15, 0, 0],
  // With the classes of hers; of a teacher two counts besides.
  'GET /admin/people/:uid (student)': [4, 0, 0],
  // Her six classes twice: what they are called, and which of them nobody teaches with her.
  'GET /admin/people/:uid (teacher)': [15, 0, 0],
  // Who does it, her account and her totals; account, totals, marks and what is written down of it. It is
  // counted, also what changes nothing.
  'PATCH /admin/people/:uid': [4, 5, 0],
  'PATCH /admin/people/:uid (unchanged)': [4, 1, 0],
  'PATCH /student/:uid': [4, 5, 0],
  // Before Auth is told, and once more afterwards, the account is read.
  'POST /admin/people/:uid/close': [6, 5, 0],
  'POST /admin/people/:uid/open': [6, 5, 0],
  // The school, three counts, and its newest year.
  'GET /admin/school': [5, 0, 0],
  // Who does it, and the school once more; it is counted.
  'PATCH /admin/school': [8, 3, 0],
  'GET /admin/audit (5)': [5, 0, 0],
  'GET /admin/audit (of a student)': [14, 0, 0],
  // All that there is of her, once for the data and once for the page: nothing of it is held in between.
  // Of a teacher each quiz with its key, its drafts and its order. A list that finds nothing is a read
  // too. It is counted, and written down.
  'GET /account/export (student)': [133, 2, 0],
  'GET /account/export (teacher)': [107, 2, 0],
  'GET /admin/people/:uid/export (student)': [135, 2, 0],
  // A teacher, who has no totals: counted, her account, what is written down of it, and, before Auth is
  // told and once more afterwards, the account. Her invitations into classes are looked for.
  'POST /account/leave': [7, 3, 0],
  // Both teachers, and three quizzes, four materials and the classes that she teaches, each in a
  // transaction of its own with what hangs on it and who is given it; her assignments, and what was
  // reported to her.
  'POST /admin/people/:uid/hand-over': [53, 34, 0],
  // Her account, what she still has, and the account once more in the transaction with the name of who
  // does it; the erasure, where her account says so, and what is written down. It is counted.
  'POST /admin/people/:uid/erase': [7, 4, 0],
  'GET /admin/erasures/:id': [1, 0, 0],
  // The class, the account, and who waits already; class, account, totals, invitation and what her
  // teacher has sent her in the transaction; the rows of today, and the audit.
  'POST /classes/:id/roster (1, invited)': [10, 3, 0],
  // The invitation, the class, and its teacher.
  'GET /student/:uid/class-invitations (1)': [3, 0, 0],
  'DELETE /classes/:id/invitations/:invitationId': [2, 0, 1],
  'DELETE /student/:uid/class-invitations/:id': [1, 0, 1],
  'DELETE /admin/people/:uid/class-invitations/:id': [5, 1, 1],
  // Invitation, teacher, class, account and totals; it is written down with a name.
  'POST /student/:uid/class-invitations/:id': [8, 4, 1],
  'DELETE /student/:uid/classes/:id': [4, 4, 1],
  'POST /admin/people/:uid/class-invitations/:id': [8, 4, 1],
};

/** A deletion comes to its end when it cannot be taken back any more, and four do here. */
const WITH_PATIENCE = { timeout: 300_000 };

test(
  'each endpoint reads and writes no more documents than it was made to',
  WITH_PATIENCE,
  async () => {
    const logged: string[] = [];
    const log = (line: string) => void logged.push(line);
    const product = await startProduct({ ports: FREE_PORTS, stateDir: null, log });
    try {
      await seedDemoSchool(product);
      const costs = await measureEndpoints(product);
      const measured = costs.map(({ endpoint, reads, writes, deletes }) => [
        endpoint,
        [reads, writes, deletes],
      ]);
      expect(Object.fromEntries(measured)).toEqual(budget);
    } catch (error) {
      console.error(logged.slice(-20).join('\n'));
      throw error;
    } finally {
      await product.stop();
    }
  },
);
