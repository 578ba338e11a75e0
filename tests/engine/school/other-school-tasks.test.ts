import { afterAll, beforeAll, expect, test } from 'vitest';
import { deliverAll } from './fault-schedules/deliver-tasks.ts';
import { openSchool, type School } from './fault-schedules/school.ts';
import { StudentClient } from './fault-schedules/student-client.ts';
import { TeacherClient } from './fault-schedules/teacher-client.ts';

let school: School;

beforeAll(async () => {
  school = await openSchool('demo-other-school-tasks');
  school.begin(1);
});
afterAll(() => school.close());

/** Every document of every school, with the time of its last change. */
async function readAll(): Promise<Record<string, unknown>> {
  const { firestore } = school.instances.teacher.documents.root;
  const names = ['quizzes', 'private', 'jobs', 'attempts', 'openAttempts', 'students', 'topics'];
  const found = await Promise.all(names.map((name) => firestore.collectionGroup(name).get()));
  const documents = found.flatMap(({ docs }) => docs);
  return Object.fromEntries(documents.map(({ ref, updateTime }) => [ref.path, updateTime]));
}

test('a task says which school it is of, and does nothing with the quizzes of another', async () => {
  const teacher = new TeacherClient(school);
  await teacher.generate(true);
  expect(school.queues.waiting.map(({ payload }) => payload.schoolId)).toEqual(['main']);
  await deliverAll(school);
  await teacher.generate(true);
  const newId = String(school.queues.waiting[0]?.payload.quizId);
  const quizId = (await teacher.list()).find(({ id }) => id !== newId)?.id ?? '';
  const amy = new StudentClient(school, 'amy');
  await amy.start(`/quizzes/${quizId}`);
  const before = await readAll();
  const [openSeat] = Object.keys(before).filter((path) => path.includes('/openAttempts/'));
  expect([quizId, newId, openSeat]).not.toContain('');
  const { documents, jobsOf } = school.instances.teacher;
  const seat = await documents.root.firestore.doc(openSeat ?? '').get();

  const other = jobsOf('other');
  await other.writeQuiz(newId, true);
  await other.writeQuestion(quizId, 'q1');
  await other.suggestAnswers(quizId, 's1');
  await other.regradeQuiz(quizId);
  await other.closeAttempt(String(seat.get('attemptId')));
  await other.releaseResults(quizId, null);
  await other.purgeDeleted('quiz', quizId);
  await other.readQuizDocument('document-1', true);
  await other.adviseAttempt(String(seat.get('attemptId')));
  expect(await readAll()).toEqual(before);
});
