import type { ReportedQuestion } from '@study-assistant/contract/assignments/assignment-report';
import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { axeFaults } from '../../../test/axe.ts';
import { renderSignedIn } from '../../../test/render-signed-in.tsx';
import { server } from '../../../test/server.ts';
import {
  aLiveStudent,
  aMark,
  anAssignment,
  inHours,
  refuse,
  startAssignmentServer,
} from '../assignment.fixture.ts';
import { LiveAssignmentPage } from '../live/live-assignment.page.tsx';

/** Of four students, so many were right; the others chose the first option or left it open. */
function asked(questionNumber: number, right: number, leftOpen = 0): ReportedQuestion {
  return {
    ...{ questionId: `q${questionNumber}`, questionNumber, topic: 'Rivers' },
    ...{ question: `Question number ${questionNumber}?`, asked: 4, right },
    choices: {
      options: ['Ice', 'Water', 'Steam', 'Snow'],
      correctAnswer: 1,
      chosen: [4 - right - leftOpen, right, 0, 0],
      leftOpen,
    },
  };
}

let api: ReturnType<typeof startAssignmentServer>;
beforeEach(() => {
  api = startAssignmentServer();
  api.assignments = [anAssignment('a1', { quizTitle: 'Rivers' })];
  api.live = [
    aLiveStudent('Ada', 'handed-in', { mark: aMark('handed-in', 95) }),
    aLiveStudent('Bo', 'handed-in', { mark: aMark('handed-in', 60) }),
    aLiveStudent('Cy', 'handed-in', { mark: aMark('late', 79.9) }),
    aLiveStudent('Di', 'handed-in', { mark: aMark('late', 30) }),
    aLiveStudent('Eve', 'working'),
    aLiveStudent('Fay', 'not-started'),
    aLiveStudent('Gus', 'not-started'),
    aLiveStudent('Hal', 'excused', { mark: aMark('excused') }),
  ];
  api.report = {
    students: 4,
    questions: [asked(1, 4), asked(2, 1), asked(3, 3), asked(4, 2)],
    reporters: 0,
  };
});

function show() {
  return renderSignedIn(<LiveAssignmentPage />, {
    at: '/assignments/a1',
    route: '/assignments/:assignmentId',
    others: { '/quiz-analysis/:quizId': <h1>Analysis</h1> },
  });
}

const region = async (name: string) => within(await screen.findByRole('region', { name }));

test('a report says how it went, in numbers and how they lie', async () => {
  show();
  const results = await region('How it went');
  expect(results.getByText('Average').nextElementSibling?.textContent).toBe('66.2%');
  expect(results.getByText('Half have at least').nextElementSibling?.textContent).toBe('70%');
  expect(results.getByText('With a result').nextElementSibling?.textContent).toBe('4 of 7');
  const bands = results.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(bands).toEqual([
    '90% and more1 student',
    '80% to 89%0 students',
    '70% to 79%1 student',
    '60% to 69%1 student',
    '50% to 59%0 students',
    'Under 50%1 student',
  ]);
  expect(await axeFaults()).toEqual([]);
});

test('the hardest question comes first, with what was chosen instead, and all are a click away', async () => {
  const { user } = show();
  const questions = await region('What went wrong most');
  const titles = () =>
    questions.getAllByRole('heading', { level: 3 }).map((one) => one.textContent);
  await questions.findByText('1 of 4 right');
  expect(titles()).toEqual(['Question number 2?', 'Question number 4?', 'Question number 3?']);
  const hardest = within(questions.getByRole('article', { name: 'Question number 2?' }));
  expect(hardest.getByText(/^Instead 3 students chose/).textContent).toBe(
    'Instead 3 students chose A. Ice',
  );
  api.chosen = [
    { studentId: 'ada', fullName: 'Ada', chosen: 0 },
    { studentId: 'bo', fullName: 'Bo', chosen: 1 },
    { studentId: 'cy', fullName: 'Cy', chosen: 0 },
  ];
  await user.click(hardest.getByText('Who chose what'));
  // The fourth has left the class, and is counted alone.
  await hardest.findByText('Ada, Cy and one who has left the class');
  expect(hardest.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'A. IceAda, Cy and one who has left the class3 students',
    'B. Water Right answerBo1 student',
    'C. Steam0 students',
    'D. Snow0 students',
  ]);
  expect(await axeFaults()).toEqual([]);
  await user.click(questions.getByRole('button', { name: 'Show all 4 questions' }));
  expect(titles()).toHaveLength(4);
  const analysis = questions.getByRole('link', { name: 'Analysis of this class' });
  expect(analysis.getAttribute('href')).toBe('/quiz-analysis/q1?class=class-1');
});

test('of a question that is no choice the names stand with each answer, whatever it was', async () => {
  const bucket = (one: string, amount: number, fraction = 0) => ({
    ...{ part: 'answer', bucket: one, said: one, fraction, count: amount },
  });
  const buckets = [bucket('osmosis', 2, 1), bucket('diffusion', 1)];
  const [first] = [asked(1, 2)];
  api.report.questions = [
    {
      ...{ ...first, kind: 'text', byTeacher: 1 },
      choices: { options: [], correctAnswer: 0, chosen: [], leftOpen: 1, buckets },
    },
  ];
  const answered = (fullName: string, said: string, ...of: string[]) => ({
    ...{ studentId: fullName, fullName, chosen: null, said },
    buckets: of.map((one) => ({ part: 'answer', bucket: one })),
  });
  api.chosen = [
    answered('Ada', 'Osmosis', 'osmosis'),
    answered('Bo', 'diffusion', 'diffusion'),
    answered('Cy', 'It goes through.'),
    answered('Di', ''),
  ];
  const { user } = show();
  const questions = await region('What went wrong most');
  await user.click(await questions.findByText('Who chose what'));
  await questions.findByText('Ada and one who has left the class');
  const list = within(questions.getByRole('list', { name: 'How it was answered' }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'osmosis RightAda and one who has left the class2 students',
    'diffusionBo1 student',
    'Other answers, which their teacher marksCy1 student',
    'Left openDi1 student',
  ]);
  expect(await axeFaults()).toEqual([]);
});

test('what everybody got right is not among what went wrong, and is there with all questions', async () => {
  api.report.questions = [asked(1, 4), asked(2, 3)];
  const { user } = show();
  const questions = await region('What went wrong most');
  await questions.findByText('3 of 4 right');
  expect(questions.queryByText('4 of 4 right')).toBeNull();
  await user.click(questions.getByRole('button', { name: 'Show all 2 questions' }));
  expect(questions.getByText('4 of 4 right')).toBeTruthy();
});

test('where the names do not come, the numbers stay and it is said', async () => {
  const address = '/api/assignments/:id/questions/:questionId/chosen';
  server.use(http.get(address, () => refuse(429, 'Please try again in a minute.')));
  const { user } = show();
  const questions = await region('What went wrong most');
  await questions.findByText('1 of 4 right');
  const hardest = within(questions.getByRole('article', { name: 'Question number 2?' }));
  await user.click(hardest.getByText('Who chose what'));
  expect((await hardest.findByRole('alert')).textContent).toBe('Please try again in a minute.');
  expect(hardest.getByText('3 students')).toBeTruthy();
});

test('reports of students are told, with the way to them', async () => {
  api.report.reporters = 2;
  show();
  const questions = await region('What went wrong most');
  expect(
    await questions.findByText('2 students have reported questions of this quiz.'),
  ).toBeTruthy();
  expect(questions.getByRole('link', { name: 'Look at the reports' })).toBeTruthy();
});

test('without the key it says how many were right, and no more', async () => {
  const questions = [{ ...asked(1, 3), choices: null }];
  api.report = { students: 4, questions, reporters: null };
  show();
  const part = await region('What went wrong most');
  expect(await part.findByText('3 of 4 right')).toBeTruthy();
  expect(part.queryByText('Who chose what')).toBeNull();
  expect(part.queryByRole('link')).toBeNull();
  expect(part.getByText('Only the teacher who made the quiz sees what was chosen.')).toBeTruthy();
});

test('who has not handed in is reminded by one click, and not twice', async () => {
  const { user } = show();
  const missing = await region('Not handed in');
  const names = missing.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(names).toEqual(['Fay', 'Gus', 'Eve']);
  await user.click(missing.getByRole('button', { name: 'Remind these 2' }));
  expect(await missing.findByText(/^You reminded them .+\. After 12 hours/)).toBeTruthy();
  expect(api.calls.map(({ what }) => what)).toEqual(['remind']);
  expect(missing.queryByRole('button')).toBeNull();
  expect(await axeFaults()).toEqual([]);
});

test('a reminder of yesterday can be followed by another, and none is offered once it is closed', async () => {
  api.assignments = [anAssignment('a1', { remindedAt: inHours(-13) })];
  const { unmount } = show();
  expect(await screen.findByRole('button', { name: 'Remind these 2' })).toBeTruthy();
  unmount();
  api.assignments = [anAssignment('a1', { state: 'closed' })];
  show();
  const missing = await region('Not handed in');
  expect(missing.getByText('Fay')).toBeTruthy();
  expect(missing.queryByRole('button')).toBeNull();
});

test('a reminder that is refused is told with its reason', async () => {
  server.use(
    http.post('/api/assignments/a1/reminder', () => refuse(409, 'This assignment is not open.')),
  );
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Remind these 2' }));
  expect(
    await screen.findByText('The reminder could not be sent: This assignment is not open.'),
  ).toBeTruthy();
});

test('before anybody has handed in there are no results, and before it opens there is no report', async () => {
  api.live = [aLiveStudent('Fay', 'not-started')];
  const { unmount } = show();
  expect(await screen.findByRole('button', { name: 'Remind this student' })).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'How it went' })).toBeNull();
  unmount();
  api.assignments = [anAssignment('a1', { state: 'coming' })];
  show();
  expect(await screen.findByRole('region', { name: 'Students' })).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Not handed in' })).toBeNull();
});

test('a report without its quiz, and one that does not come, say so', async () => {
  api.report = { students: 4, questions: null, reporters: null };
  const { unmount } = show();
  expect(
    await screen.findByText('The quiz is deleted, so its questions are not there any more.'),
  ).toBeTruthy();
  unmount();
  server.use(http.get('/api/assignments/a1/report', () => refuse(500, 'Sorry.'), { once: true }));
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Try Again' }));
  await waitFor(() => expect(screen.queryByText('The questions could not be loaded.')).toBeNull());
});

test('it prints as a document', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  onTestFinished(() => void vi.unstubAllGlobals());
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
});

test('beside what was chosen instead stands how many left it open', async () => {
  api.report = { ...api.report, questions: [asked(1, 1, 2)] };
  show();
  const questions = await region('What went wrong most');
  expect((await questions.findByText(/^Instead/)).textContent).toBe(
    'Instead 1 student chose A. Ice; 2 left it open',
  );
});

test('what waits for a mark is said before the figures, and leads to it', async () => {
  api.report = { students: 4, questions: [asked(1, 2)], reporters: 0, toMark: 2 };
  renderSignedIn(<LiveAssignmentPage />, {
    at: '/assignments/a1',
    route: '/assignments/:assignmentId',
  });
  const link = await screen.findByRole('link', { name: 'Mark 2 answers' });
  expect(link.getAttribute('href')).toBe('/quiz-marking/q1?class=class-1');
  const figures = screen.getByRole('heading', { name: 'How it went' });
  expect(link.compareDocumentPosition(figures)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
