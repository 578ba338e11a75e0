import { expect, test } from 'vitest';
import { measureEndpoints } from '../../bench/endpoints.ts';
import { FREE_PORTS, startProduct } from '../../scripts/product.ts';
import { seedDemoSchool } from '../../scripts/seed.ts';

/** Reads, writes, deletes. The lists cost what they show; nothing grows with the number of attempts. */
const budget: Record<string, [number, number, number]> = {
  'GET /auth/user/:uid': [1, 0, 0],
  // The version of the list, and the list.
  'GET /materials (6)': [7, 0, 0],
  'GET /materials (unchanged)': [1, 0, 0],
  // Each change of what a list shows is a write more, for its version.
  'POST /materials/upload': [0, 2, 0],
  'POST /materials/:id/download-link': [1, 0, 0],
  'GET /materials/:id/download': [1, 0, 0],
  'DELETE /materials/:id': [1, 1, 1],
  // The version, the quizzes, and who has reported one of their questions: at least one read.
  'GET /quizzes (6 own)': [8, 0, 0],
  'GET /quizzes (unchanged)': [1, 0, 0],
  // The version of the list and her totals, who she is, the quizzes, and her nine attempts at them.
  'GET /student/:uid/quizzes (5)': [17, 0, 0],
  'GET /student/:uid/quizzes (unchanged)': [2, 0, 0],
  'GET /quizzes/:id (student)': [1, 0, 0],
  'GET /quizzes/:id (own)': [2, 0, 0],
  // The seat, where an open attempt would be; the quiz with its key; and in the transaction the seat
  // once more, the totals, and whether it is the first, also beside one that she sits at elsewhere.
  'POST /quiz/submit': [6, 2, 0],
  // The seat, the quiz with its key; seat and quiz once more in the transaction, whether the attempt is
  // the first, also beside one at an assignment, and how much time its student has.
  'POST /quizzes/:id/attempts (new)': [8, 1, 0],
  'POST /quizzes/:id/attempts (resumed)': [3, 0, 0],
  'PUT /attempts/:id/answers': [1, 1, 0],
  'PUT /attempts/:id/answers (unchanged)': [1, 0, 0],
  // The quiz with its key; the seat and the totals.
  'POST /quiz/submit (attempt)': [4, 2, 1],
  'GET /quiz-results/attempt/:id': [1, 0, 0],
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
  // The book, and all attempts once; from then on those that were stored in the last minutes before the
  // newest, which in this school are all of them.
  'GET /student/:uid/practice/today (first)': [14, 1, 0],
  'GET /student/:uid/practice/today': [13, 0, 0],
  // The book, those minutes, and the attempts that the questions come from.
  'GET /student/:uid/practice (10)': [19, 0, 0],
  'POST /student/:uid/practice/answers': [3, 1, 0],
  'GET /teacher/:uid/students-overview (12)': [13, 0, 0],
  // The quiz, its key, the eight first attempts at it, which are kept from then on (what is kept is read
  // three times, head and page are written), and who has reported one of its questions.
  'GET /quizzes/:id/analysis (8)': [15, 2, 0],
  // The quiz, its key, head and page of what is kept, a query that finds nothing new, and the reports.
  'GET /quizzes/:id/analysis (8, again)': [6, 0, 0],
  // The students, four a quiz (with its key, what is kept of it, and what is new), and the words; the
  // first time also the first attempts at the quizzes that nobody has looked at yet.
  'GET /teacher/:uid/class-insights (12, 6)': [62, 7, 0],
  'GET /teacher/:uid/class-insights (kept)': [37, 0, 0],
  'GET /teacher/:uid/class-insights (refresh)': [37, 1, 0],
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
  'POST /quiz/submit (earlier version)': [7, 2, 0],
  // Each answer names its teachers: a read for each.
  'POST /classes': [1, 1, 0],
  // The class in the transaction; class and code.
  'POST /classes/:id/join-code': [2, 2, 0],
  // Her wrong codes (those of an address are one read more), the code, the class, her account and her
  // totals; account, totals and marks.
  'POST /classes/join': [5, 3, 0],
  'POST /classes/join (again)': [5, 0, 0],
  'POST /classes/:id/roster (1, preview)': [1, 0, 0],
  // The class; how many accounts were made today; what a sign-up reads and writes; what joining does,
  // without a code.
  'POST /classes/:id/roster (1)': [8, 7, 0],
  'POST /classes/:id/roster (1, again)': [2, 0, 0],
  // The class, and how many are in it.
  'GET /classes (6)': [12, 0, 0],
  'GET /classes/:id (2)': [4, 0, 0],
  // The class in the transaction, a look for its assignments, and its teacher.
  'PATCH /classes/:id': [3, 1, 0],
  'GET /student/:uid/classes (3)': [6, 0, 0],
  // The class and its students.
  'GET /teacher/:uid/students-overview (class of 2)': [3, 0, 0],
  // The class, its students, the words, and of each quiz with its key which of them took it.
  'GET /teacher/:uid/class-insights (class of 2)': [22, 1, 0],
  'GET /quizzes/:id/analysis (class of 2)': [7, 0, 0],
  // The class; account and totals; account, totals and marks.
  'DELETE /classes/:id/students/:uid': [3, 3, 0],
  // The class and its students, and nobody else of the school.
  'GET /teacher/:uid/students-overview (class of 5)': [6, 0, 0],
  'GET /classes/:id/assignments (4)': [5, 0, 0],
  // The class, its students, its assignments.
  'GET /classes/:id/markbook (5 × 4)': [10, 0, 0],
  // The assignment, the class, its students, and who works at it.
  'GET /assignments/:id/live (5, 1 working)': [8, 0, 0],
  // Her marks and her extra time, the assignments, and where she sits: a query that finds nothing.
  'GET /student/:uid/to-do (6)': [9, 0, 0],
  'POST /assignments/:id/attempts (new)': [12, 1, 0],
  'POST /quiz/submit (held)': [6, 2, 1],
  // With the task that shows the results when the last moment is over: what is under way is handed in and
  // held until then, and three are shown.
  'POST /assignments/:id/close (1 working, 2 held)': [24, 9, 4],
  // With its task: the assignment, the class, what is held, and of each result three reads, two writes
  // and a delete, however large the class is.
  'POST /assignments/:id/release (4 results)': [21, 9, 4],
  // The quiz, its class, and what was given of it just now.
  'POST /assignments': [3, 1, 0],
  // It is taken back first (a write), then the attempts at it, its assignments and the reports on it are
  // looked for;
  // who has sent one loses it (a read, a write). What is kept of its first attempts is a head and a page.
  // The one assignment of it is read, and looked through for work before it is closed or goes.
  'DELETE /quizzes/:id (2 edits)': [15, 7, 8],
};

test('each endpoint reads and writes no more documents than it was made to', async () => {
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
});
