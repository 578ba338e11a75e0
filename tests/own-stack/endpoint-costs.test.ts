import { afterAll, beforeAll, expect, test } from 'vitest';
import { measureEndpoints } from '../../bench/endpoints.ts';
import { FREE_PORTS, startProduct } from '../../scripts/product.ts';
import { seedDemoSchool } from '../../scripts/seed.ts';

/** Reads, writes, deletes. Lists cost what they show; nothing grows with the number of attempts. */
const budget: Record<string, [number, number, number]> = {
  'GET /auth/user/:uid': [1, 0, 0],
  // The version of the list, and the list; of a student also her classes, with both.
  'GET /materials (9, student)': [12, 0, 0],
  'GET /materials (9, teacher)': [10, 0, 0],
  'GET /materials (unchanged)': [2, 0, 0],
  // The material, the class that it is to be for, and the material in the transaction.
  'PATCH /materials/:id (1 class)': [3, 2, 0],
  'GET /shared-quizzes (2)': [2, 0, 0],
  // The quiz with its key, the quiz in the transaction, and the reports on her questions.
  'PATCH /quizzes/:id/filing': [4, 2, 0],
  // The quizzes that have changed, of which there are none, and her questions in one document.
  'GET /question-bank (unchanged)': [2, 0, 0],
  // It is counted; the quiz with its key, and the name of who gets the copy, which is written as a quiz
  // without a document is.
  'POST /question-bank/copies (1 quiz)': [4, 5, 0],
  // It is counted; the name of who begins it. The quiz is written with its summary and then with its
  // questions, of which it has none; with it key and the version of the list.
  'POST /quizzes': [2, 5, 0],
  // It is counted; the quiz with its key, its job, and the name of who gets it. The quiz is written
  // with its summary and then with its questions; with it key, job and the version of the list.
  'POST /quizzes/:id/copies': [5, 6, 0],
  // Each change of a list costs another write for its version. The upload reads the uploader's name
  // and the counters of files and megabytes today, her own and the school's; each counter costs a
  // read and a write.
  'POST /materials/upload': [4, 5, 0],
  'POST /materials/:id/download-link': [2, 1, 0],
  // A link is counted once for as many bytes as the file has.
  'GET /materials/:id/download': [2, 1, 0],
  'GET /materials/:id/text': [1, 0, 0],
  // It is counted; the material, whose text is a file.
  'POST /materials/:id/passages': [2, 1, 0],
  // The material is moved, after a look for an earlier deletion, and moved back. At the end of the
  // undo it is read again, and the purge records its start.
  'DELETE /materials/:id': [3, 2, 1],
  'POST /materials/:id/restore': [3, 2, 1],
  'DELETE /materials/:id (to its end)': [4, 3, 2],
  // The version, the quizzes, and the reports on their questions: at least one read.
  'GET /quizzes (7 own)': [9, 0, 0],
  'GET /quizzes (unchanged)': [1, 0, 0],
  // The version of the list, her totals, the student, the quizzes, and one result for each quiz
  // that she has taken. If there are others, a search for attempts at them.
  'GET /student/:uid/quizzes (5)': [12, 0, 0],
  'GET /student/:uid/quizzes (unchanged)': [2, 0, 0],
  'GET /quizzes/:id (student)': [1, 0, 0],
  'GET /quizzes/:id (own)': [2, 0, 0],
  // The seat of an open attempt; the quiz with its key; and in the transaction the seat again, the
  // totals, her result, whether it is her first attempt, and whether she has another open. It is
  // counted as a start.
  'POST /quiz/submit': [8, 4, 0],
  // The seat and the quiz with its key, both again in the transaction, whether it is the first
  // attempt, also beside an assignment, and the student's extra time. It is counted.
  'POST /quizzes/:id/attempts (new)': [9, 2, 0],
  'POST /quizzes/:id/attempts (resumed)': [3, 0, 0],
  'PUT /attempts/:id/answers': [1, 1, 0],
  'PUT /attempts/:id/answers (unchanged)': [1, 0, 0],
  // The quiz with its key; the seat, the totals and her result.
  'POST /quiz/submit (attempt)': [5, 3, 1],
  'GET /quiz-results/attempt/:id': [1, 0, 0],
  // This includes the student's name.
  'GET /quiz-results/attempt/:id (teacher)': [2, 0, 0],
  'GET …/progress': [1, 0, 0],
  'GET …/detailed-analytics': [1, 0, 0],
  // The attempt, the student's extra time, the material that names its topics, and another that
  // shares a word with them.
  'GET …/analysis': [4, 0, 0],
  'POST …/mark-complete': [2, 2, 0],
  'GET /student/:uid/quiz-attempts (5)': [6, 0, 0],
  // The totals, which show that she is a student, and at most fifty of her newest attempts.
  'GET /student/:uid/skill-gap': [13, 0, 0],
  'GET /student/:uid/performance-stats': [1, 0, 0],
  // An empty query, and whether the student exists; otherwise one read for each year.
  'GET /student/:uid/years (0)': [2, 0, 0],
  // The book, the start of her year, and all attempts once; later only those of the minutes before
  // the newest, which in this school are all of them.
  'GET /student/:uid/practice/today (first)': [15, 1, 0],
  'GET /student/:uid/practice/today': [14, 0, 0],
  // The book, her year, those minutes, and the attempts with the questions.
  'GET /student/:uid/practice (10)': [20, 0, 0],
  'POST /student/:uid/practice/answers': [4, 2, 0],
  'GET /teacher/:uid/students-overview (12)': [13, 0, 0],
  // The quiz, its key, the eight first attempts, which are kept from now on (kept data is read
  // three times; head and page are written), and the reports on its questions.
  'GET /quizzes/:id/analysis (8)': [15, 2, 0],
  // The quiz, its key, head and page of the kept counts, an empty query for new ones, and reports.
  'GET /quizzes/:id/analysis (8, again)': [6, 0, 0],
  // The students, the start of the year, four for each quiz (with key, kept and new counts), and
  // the text; the first time also the first attempts at quizzes not analysed before.
  'GET /teacher/:uid/class-insights (12, 7)': [71, 9, 0],
  'GET /teacher/:uid/class-insights (kept)': [42, 0, 0],
  'GET /teacher/:uid/class-insights (refresh)': [43, 2, 0],
  'GET /quizzes/:id/drafts': [3, 0, 0],
  // The quiz to check its owner, then quiz, drafts and key, or quiz and key, in the transaction.
  'PUT /quizzes/:id/drafts/:draftId/dismissed': [4, 3, 0],
  'POST /quizzes/:id/questions/:questionId/confirm': [3, 3, 0],
  // The attempt, the quiz, and all reports of this student.
  'PUT …/questions/:id/report': [3, 2, 0],
  'GET …/reports': [2, 0, 0],
  'GET /quizzes (7 own, 1 reported)': [9, 0, 0],
  // One student more has taken it now, and each reporter's name is read.
  'GET /quizzes/:id/analysis (9, 1 reported)': [7, 0, 0],
  'POST …/questions/:id/keep (1 report)': [3, 2, 0],
  // Its assignments, which show its title, are looked for; there are none.
  'PATCH /quizzes/:id (open)': [4, 5, 0],
  // The drafts, since a question may come from one, and the reports on its questions.
  'PATCH /quizzes/:id (questions)': [6, 5, 0],
  'POST /quiz/submit (earlier version)': [9, 4, 0],
  // The upload is counted, and the document stored; its task reads it twice and finishes it.
  'POST /quiz/documents': [6, 6, 0],
  // The same, with a material instead of an upload.
  'POST /materials/:id/quiz-document': [4, 3, 0],
  'GET /quiz/documents/:id': [1, 0, 0],
  // Each answer reads the names of its teachers.
  'POST /classes': [2, 3, 0],
  // The class in the transaction; class and code are written.
  'POST /classes/:id/join-code': [2, 2, 1],
  // Her wrong codes (another read for those of an address), the code, the class, her account and
  // her totals; account, totals and marks are written.
  'POST /classes/join': [5, 3, 0],
  'POST /classes/join (again)': [5, 0, 0],
  // The class; whether the address is invited as a teacher, and the school of its domain.
  'POST /classes/:id/roster (1, preview)': [4, 1, 0],
  // The same; the count of accounts made today; the reads and writes of a sign-up, with a look for
  // the address; those of joining without a code; and the audit with the actor's name.
  'POST /classes/:id/roster (1)': [13, 9, 0],
  'POST /classes/:id/roster (1, again)': [4, 1, 0],
  // Beside that, the students of the class, among whom nobody may have the name.
  'POST /classes/:id/roster (1, by name)': [15, 9, 0],
  // The class, the student twice, today's cards and a name for the audit; a card before goes.
  'POST /classes/:id/cards (1)': [5, 4, 0],
  'POST /classes/:id/cards (1, again)': [5, 4, 1],
  // The card and whose it is; a new secret is stored in a second look at both.
  'POST /cards/look': [2, 0, 0],
  'POST /cards/secret': [4, 1, 0],
  'POST /cards/sign-in': [2, 0, 0],
  // The class, and the count of its students.
  'GET /classes (6)': [12, 0, 0],
  'GET /classes/:id (2)': [7, 0, 0],
  // The class in the transaction, searches for its materials and its assignments, and its teacher.
  'PATCH /classes/:id': [4, 1, 0],
  'GET /student/:uid/classes (3)': [6, 0, 0],
  // The class and its students.
  'GET /teacher/:uid/students-overview (class of 2)': [3, 0, 0],
  // The class, its students, the text and, for each quiz with its key, who has taken it.
  'GET /teacher/:uid/class-insights (class of 2)': [25, 1, 0],
  'GET /quizzes/:id/analysis (class of 2)': [7, 0, 0],
  // The class; account and totals are read; account, totals and marks are written.
  'DELETE /classes/:id/students/:uid': [3, 3, 1],
  // The class and its students, and nobody else at the school.
  'GET /teacher/:uid/students-overview (class of 5)': [6, 0, 0],
  'GET /classes/:id/assignments (5)': [6, 0, 0],
  // The class, its students and its assignments, and its columns by hand, however many there are; and
  // whose the one quiz is that has answers to mark.
  'GET /classes/:id/markbook (5 × 5)': [13, 0, 0],
  // The class, her marks, its assignments and columns, and at most fifty of her newest attempts.
  'GET /classes/:id/students/:uid/report (5)': [22, 0, 0],
  // The class, and the markbook's document in the transaction.
  'POST /classes/:id/columns': [2, 1, 0],
  // The same, and the student's marks, which are written alone.
  'PUT /classes/:id/columns/:columnId/students/:uid': [3, 1, 0],
  'PUT …/columns/:columnId/students/:uid (again)': [3, 0, 0],
  // And the students of the class, since none may have more points than the column.
  'PUT /classes/:id/columns/:columnId (5)': [7, 1, 0],
  // The assignment, its class and her marks.
  'PUT /assignments/:id/students/:uid/comment': [3, 1, 0],
  // The class, its columns, her marks and its assignments.
  'GET /student/:uid/classes/:id/marks (5)': [8, 0, 0],
  // The class, its columns, and the one who has a mark in it.
  'DELETE /classes/:id/columns/:columnId (1 mark)': [3, 2, 0],
  'PUT /classes/:id/grading': [2, 1, 0],
  // The class, and the name of who shows them for the audit.
  'PUT /classes/:id/marks-shown': [2, 2, 0],
  // The class, what was on the board, the count of today, and in the transaction the quiz, the board and
  // the assignments of the quiz; then the seats are counted.
  'POST /classes/:id/board': [7, 2, 0],
  // The account, her classes, and their boards.
  'GET /student/:uid/boards (3)': [7, 0, 0],
  // The account and the board; in the transaction the board and the seat.
  'POST /classes/:id/board/seat': [4, 1, 0],
  // The class, the board, the quiz with its key, the board again, and the counts of seats and answers.
  'PUT /classes/:id/board/turn (asks)': [7, 1, 0],
  // The board and the seat; whose class it is, is known for a minute, and the board for a moment.
  'GET /classes/:id/board/seat': [2, 0, 0],
  // In the transaction the board and the seat. The same answer again is not written.
  'PUT /classes/:id/board/seat/answer': [2, 1, 0],
  'PUT /classes/:id/board/seat/answer (again)': [2, 0, 0],
  'GET /classes/:id/board': [4, 0, 0],
  // No question is read: it is on the board. All seats are, and with the first answers once more, with
  // the result of each student at the quiz, and her attempts where she has none.
  'PUT /classes/:id/board/turn (shows, 1)': [8, 2, 0],
  // The class, the board three times, its seats twice, the quiz with its key twice, the result and the book.
  'POST /classes/:id/board/end (1, practice)': [14, 3, 0],
  // The assignment, the class, its students, and those who are working.
  'GET /assignments/:id/live (5, 1 working)': [8, 0, 0],
  // The assignment, the class and its markbook.
  'GET /assignments/:id': [3, 0, 0],
  // The class, its students, its markbook, and the result of each at the quiz, or that there is none.
  'GET /classes/:id/quizzes/:quizId/answers-seen (5)': [12, 0, 0],
  // The quiz, and its two assignments that go on.
  'GET /quizzes/:id/given': [3, 0, 0],
  // The assignment, the class, the quiz with its key, what is counted of the answers, and how many
  // students have reported a question; the same for every class.
  'GET /assignments/:id/report': [6, 0, 0],
  // The assignment, the class, the quiz with its key, the five students, and of the one who has handed
  // in the attempt, shown or held.
  'GET …/questions/:id/chosen (1 of 5)': [11, 0, 0],
  // The same for all questions of every attempt.
  'GET /assignments/:id/answers (1)': [11, 0, 0],
  // Her classes, what they are given now and lately, of four how many have handed in, and two empty
  // queries: for quizzes of which she marks answers, and for reports of their questions.
  'GET /teacher/:uid/today': [28, 0, 0],
  // The assignment twice, once in the transaction, and the class.
  'POST /assignments/:id/reminder': [3, 1, 0],
  // Her marks and her extra time, the assignments, and an empty query for open attempts.
  'GET /student/:uid/to-do (7)': [10, 0, 0],
  // The reads of the list, and her totals. The book, and the attempts of the last minutes, here all
  // of hers, otherwise one read. The quizzes of the shelf, all of which she has taken or been
  // given; otherwise the newest is usually new.
  'GET /student/:uid/today (7)': [32, 1, 0],
  'POST /assignments/:id/attempts (new)': [14, 2, 0],
  // With the counts of how the assignment was answered, which are not read. Her result at the
  // quiz says whether she has been shown its answers elsewhere meanwhile.
  'POST /quiz/submit (held)': [7, 3, 1],
  // With the task that shows the results after the grace period: open attempts are handed in and
  // withheld until then, and three are shown. A quiz that is new to a student costs another read,
  // as there is no result and a search finds no attempt. The quiz and its other assignments are read,
  // whose results this one may not tell.
  'POST /assignments/:id/close (1 working, 2 held)': [33, 15, 4],
  // With its task: the assignment, the class, the withheld results, and for each five reads, three
  // writes and a delete, however large the class is. The audit needs the actor's name.
  'POST /assignments/:id/release (4 results)': [30, 14, 4],
  // The quiz, its class, and the three earlier assignments; the quiz says that it is given, in the
  // list of its teacher too. So it does when an assignment closes.
  'POST /assignments': [6, 4, 0],
  // One earlier assignment more. The markbook is read before, and changed.
  'POST /assignments (a category)': [9, 5, 0],
  // The quiz to check its owner; with its job, a search for a deletion, and one for open attempts.
  // Then they are moved, both lists change, and the audit entry needs the actor's name. It is found
  // on a board that is over, which is looked at.
  'DELETE /quizzes/:id (2 edits)': [8, 4, 2],
  // The deletion twice, the quiz, the reports on its questions, and the actor's name for the audit.
  'POST /quizzes/:id/restore': [5, 5, 1],
  // At the end of the undo, the purge also removes the reports on its questions (a read and a write
  // each). The kept first attempts are a head and a page. Its one assignment is read, and searched
  // for open attempts before it is closed or removed. The account, and the name of the school.
  'GET /account': [2, 0, 0],
  // The account twice, once in the transaction with her totals; it is counted. She has claimed it
  // before.
  'POST /account/claim': [4, 1, 0],
  // The account and, for a student, her totals; the eight quizzes and materials that get her new
  // name. It is audited, and four lists change, that of shared quizzes among them. Every change of an
  // account is counted.
  'PATCH /account': [11, 15, 0],
  // Her recovery codes.
  'GET /account/second-step': [1, 0, 0],
  // The account and its sign-ins.
  'GET /account/sessions': [2, 0, 0],
  // It is counted; both in the transaction, and the account for Auth until that says the same.
  'DELETE /account/sessions': [5, 3, 0],
  'DELETE /account/sessions/:id': [5, 3, 0],
  // The counts of invitations and accounts made today; whether another school owns the domain, the
  // inviter's name, and the invitation with its audit entry.
  'POST /admin/invitations (1)': [5, 4, 0],
  // The account that exists by now: whether it belongs to this school or another.
  'POST /admin/invitations (1, again)': [6, 2, 0],
  'GET /admin/invitations (1)': [1, 0, 0],
  // With the sign-in that was made for it: whether it has an account by now, or another invitation.
  'DELETE /admin/invitations/:id': [4, 1, 1],
  'DELETE /quizzes/:id (to its end)': [21, 8, 9],
  'GET /admin/people (5)': [5, 0, 0],
  // The person after whom the page begins.
  'GET /admin/people (5, next)': [6, 0, 0],
  // Everybody at the school.
  'GET /admin/people (search)': [16, 0, 0],
  // This includes her classes; a teacher costs two more counts.
  'GET /admin/people/:uid (student)': [4, 0, 0],
  // Her six classes twice: for their names, and to see which have no other teacher.
  'GET /admin/people/:uid (teacher)': [15, 0, 0],
  // The actor, her account and totals; account, totals, marks and audit are written. It is counted,
  // even without a change.
  'PATCH /admin/people/:uid': [4, 5, 0],
  'PATCH /admin/people/:uid (unchanged)': [4, 1, 0],
  'PATCH /student/:uid': [4, 5, 0],
  // The account is read before Auth is told, and again afterwards.
  'POST /admin/people/:uid/close': [6, 5, 0],
  'POST /admin/people/:uid/open': [6, 5, 0],
  // The school, three counts, and the newest year.
  'GET /admin/school': [5, 0, 0],
  // The actor, and the school again; it is counted.
  'PATCH /admin/school': [8, 3, 0],
  'GET /admin/audit (5)': [5, 0, 0],
  'GET /admin/audit (of a student)': [14, 0, 0],
  // All of her data, once for the files and once for the page, as nothing is held in between. For a
  // teacher each quiz with its key, drafts and order. An empty list is a read too. It is counted
  // and audited.
  'GET /account/export (student)': [147, 2, 0],
  'GET /account/export (teacher)': [129, 2, 0],
  'GET /admin/people/:uid/export (student)': [149, 2, 0],
  // A teacher without totals: the counter, the account, the audit and, before Auth is told and
  // again afterwards, the account. Her class invitations are searched for.
  'POST /account/leave': [7, 3, 0],
  // Both teachers, and four quizzes, four materials and her classes, each in its own transaction
  // with what depends on it and who is assigned it; her assignments, and the reports to her. Two of the
  // quizzes are shared, which changes that list too.
  'POST /admin/people/:uid/hand-over': [63, 41, 0],
  // The account, what it still owns, and the account again in the transaction with the actor's
  // name; the erasure if the account names one, and the audit. It is counted.
  'POST /admin/people/:uid/erase': [7, 4, 0],
  'GET /admin/erasures/:id': [1, 0, 0],
  // The class, the account, and open invitations; class, account, totals, invitation and the
  // teacher's other invitations to her in the transaction; today's rows, and the audit.
  'POST /classes/:id/roster (1, invited)': [10, 3, 0],
  // The invitation, the class and its teacher.
  'GET /student/:uid/class-invitations (1)': [3, 0, 0],
  'DELETE /classes/:id/invitations/:invitationId': [2, 0, 1],
  'DELETE /student/:uid/class-invitations/:id': [1, 0, 1],
  'DELETE /admin/people/:uid/class-invitations/:id': [5, 1, 1],
  // Invitation, teacher, class, account and totals; the audit entry needs a name.
  'POST /student/:uid/class-invitations/:id': [8, 4, 1],
  'DELETE /student/:uid/classes/:id': [4, 4, 1],
  'POST /admin/people/:uid/class-invitations/:id': [8, 4, 1],
};

const logged: string[] = [];
let product: Awaited<ReturnType<typeof startProduct>>;

beforeAll(async () => {
  const log = (line: string) => void logged.push(line);
  product = await startProduct({ ports: FREE_PORTS, stateDir: null, log });
  await seedDemoSchool(product);
});
// Also after a test that took too long: the next file in this process starts a stack of its own.
afterAll(() => product.stop());

test('each endpoint reads and writes no more documents than it was made to', async () => {
  const costs = await measureEndpoints(product).catch((error: unknown) => {
    console.error(logged.slice(-20).join('\n'));
    throw error;
  });
  const measured = costs.map(({ endpoint, reads, writes, deletes }) => [
    endpoint,
    [reads, writes, deletes],
  ]);
  expect(Object.fromEntries(measured)).toEqual(budget);
});
