import type { EditedQuestion } from '@study-assistant/contract/questions/edited-question';
import type { LocalFirebase } from '@study-assistant/emulators/start';
import { measureAccountEndpoints } from './account-endpoints.ts';
import { measureAssignmentEndpoints } from './assignment-endpoints.ts';
import { measureClassEndpoints, measureClassInvitations } from './class-endpoints.ts';
import { measureDeletion } from './deletion-endpoints.ts';
import { readUsage, signInAs, type DemoPerson, type Measure, type Usage } from './demo-client.ts';
import { measureErasureEndpoints } from './erasure-endpoints.ts';
import { measurePeopleEndpoints } from './people-endpoints.ts';
import { measureQuizDocumentEndpoints } from './quiz-document-endpoints.ts';
import { settleFirstAttempts } from './settle-first-attempts.ts';

export type EndpointCost = Usage & { endpoint: string; ms: number };

/** A file that no task reads afterwards, so that only the endpoint is measured. */
function aVideo(): FormData {
  const form = new FormData();
  form.set('materialName', 'Clip');
  form.set('materialType', 'Video');
  form.set('file', new Blob([new Uint8Array([0x1a, 0x45, 0xdf, 0xa3])]), 'clip.webm');
  return form;
}

/** Calls every endpoint once in the demo school, and returns their costs. */
export async function measureEndpoints(product: LocalFirebase): Promise<EndpointCost[]> {
  await settleFirstAttempts(product);
  const teacher = await signInAs(product, 'ingrid.solberg@demo.school');
  const student = await signInAs(product, 'amara.okafor@demo.school');
  // The key of the download tickets is read once by each instance, so it is read before.
  await teacher.call({ method: 'POST', path: '/api/materials/demo-material-dna/download-link' });
  const costs: EndpointCost[] = [];

  const measure: Measure = async (endpoint, who, call, untilDone) => {
    const before = await readUsage(product);
    const start = performance.now();
    const answer = await who.call(call);
    const ms = Math.round(performance.now() - start);
    await untilDone?.(answer);
    const after = await readUsage(product);
    costs.push({
      endpoint,
      reads: after.reads - before.reads,
      writes: after.writes - before.writes,
      deletes: after.deletes - before.deletes,
      ms,
    });
    return answer;
  };

  /** Measures a request by somebody who already has the answer. */
  async function measureUnchanged(endpoint: string, who: DemoPerson, path: string) {
    const headers = await who.heldTag(path);
    await measure(`${endpoint} (unchanged)`, who, { path, headers });
  }

  await measure('GET /auth/user/:uid', student, { path: `/api/auth/user/${student.uid}` });
  await measure('GET /materials (9, student)', student, { path: '/api/materials' });
  await measure('GET /materials (9, teacher)', teacher, { path: '/api/materials' });
  const uploaded = await measure('POST /materials/upload', teacher, {
    path: '/api/materials/upload',
    form: aVideo(),
  });
  const { id: materialId } = uploaded.material as { id: string };
  const material = `/api/materials/${materialId}`;
  const link = { method: 'POST', path: `${material}/download-link` };
  const { url } = await measure('POST /materials/:id/download-link', student, link);
  await measure('GET /materials/:id/download', student, { path: url as string });
  await measure('GET /materials/:id/text', student, {
    path: '/api/materials/demo-material-water-cycle/text',
  });
  await measure('POST /materials/:id/passages', teacher, {
    ...{ method: 'POST', path: '/api/materials/demo-material-water-cycle/passages' },
    json: { questions: [{ question: 'What is rain?', answers: ['Water'], right: 0 }] },
  });
  await measure('PATCH /materials/:id (1 class)', teacher, {
    ...{ method: 'PATCH', path: material },
    json: { tags: ['waves'], classIds: ['demo-class-physics-9'] },
  });
  await measureDeletion(product, measure, teacher, { path: '/materials', id: materialId });
  await measure('GET /shared-quizzes (2)', teacher, { path: '/api/shared-quizzes' });
  await measure('PATCH /quizzes/:id/filing', teacher, {
    ...{ method: 'PATCH', path: '/api/quizzes/demo-quiz-dna/filing' },
    json: { tags: ['exam'] },
  });
  await measure('GET /quizzes (7 own)', teacher, { path: '/api/quizzes' });
  await measureUnchanged('GET /materials', student, '/api/materials');
  await measureUnchanged('GET /quizzes', teacher, '/api/quizzes');
  await measureUnchanged(
    'GET /student/:uid/quizzes',
    student,
    `/api/student/${student.uid}/quizzes`,
  );
  const listed = await measure('GET /student/:uid/quizzes (5)', student, {
    path: `/api/student/${student.uid}/quizzes`,
  });
  const quizId = (listed.quizzes as { id: string }[])[0]?.id ?? '';
  const read = await measure('GET /quizzes/:id (student)', student, {
    path: `/api/quizzes/${quizId}`,
  });
  await measure('GET /quizzes/:id (own)', teacher, { path: '/api/quizzes/demo-quiz-dna' });
  const { questions } = read.quiz as { questions: unknown[] };
  const answers = questions.map(() => 0);
  const submitted = await measure('POST /quiz/submit', student, {
    path: '/api/quiz/submit',
    json: { quizId, studentId: student.uid, answers, timeTaken: 60 },
  });
  const attemptId = submitted.attemptId as string;
  const results = `/api/quiz-results/attempt/${attemptId}`;
  await measure('GET /quiz-results/attempt/:id', student, { path: results });
  await measure('GET /quiz-results/attempt/:id (teacher)', teacher, { path: results });
  await measure('GET …/progress', student, { path: `${results}/progress` });
  await measure('GET …/detailed-analytics', student, { path: `${results}/detailed-analytics` });
  await measure('GET …/analysis', student, { path: `${results}/analysis` });
  await measure('POST …/mark-complete', student, {
    path: `/api/quiz-results/${attemptId}/mark-complete`,
    json: { resourceType: 'analysisViewed' },
  });
  const start = { method: 'POST', path: `/api/quizzes/${quizId}/attempts` };
  const begun = await measure('POST /quizzes/:id/attempts (new)', student, start);
  await measure('POST /quizzes/:id/attempts (resumed)', student, start);
  const openId = (begun.attempt as { id: string }).id;
  const save = { method: 'PUT', path: `/api/attempts/${openId}/answers`, json: { answers } };
  await measure('PUT /attempts/:id/answers', student, save);
  await measure('PUT /attempts/:id/answers (unchanged)', student, save);
  await measure('POST /quiz/submit (attempt)', student, {
    path: '/api/quiz/submit',
    json: { quizId, attemptId: openId, studentId: student.uid, answers, timeTaken: 60 },
  });
  const numbers = `/api/student/${student.uid}`;
  await measure('GET /student/:uid/quiz-attempts (5)', student, {
    path: `${numbers}/quiz-attempts?limit=5`,
  });
  await measure('GET /student/:uid/skill-gap', student, { path: `${numbers}/skill-gap` });
  await measure('GET /student/:uid/performance-stats', student, {
    path: `${numbers}/performance-stats`,
  });
  await measure('GET /student/:uid/years (0)', student, { path: `${numbers}/years` });
  const practice = `${numbers}/practice`;
  await measure('GET /student/:uid/practice/today (first)', student, { path: `${practice}/today` });
  await measure('GET /student/:uid/practice/today', student, { path: `${practice}/today` });
  const set = await measure('GET /student/:uid/practice (10)', student, { path: practice });
  const [{ questionId } = { questionId: '' }] = set.questions as { questionId: string }[];
  await measure('POST /student/:uid/practice/answers', student, {
    path: `${practice}/answers`,
    json: { quizId: (set.questions as { quizId: string }[])[0]?.quizId, questionId, answer: 0 },
  });
  await measure('GET /teacher/:uid/students-overview (12)', teacher, {
    path: `/api/teacher/${teacher.uid}/students-overview`,
  });
  const analysis = { path: '/api/quizzes/demo-quiz-dna/analysis' };
  await measure('GET /quizzes/:id/analysis (8)', teacher, analysis);
  await measure('GET /quizzes/:id/analysis (8, again)', teacher, analysis);
  const insights = { path: `/api/teacher/${teacher.uid}/class-insights` };
  await measure('GET /teacher/:uid/class-insights (12, 7)', teacher, insights);
  await measure('GET /teacher/:uid/class-insights (kept)', teacher, insights);
  await measure('GET /teacher/:uid/class-insights (refresh)', teacher, {
    path: `${insights.path}?refresh=1`,
  });
  const dna = '/api/quizzes/demo-quiz-dna';
  await measure('GET /quizzes/:id/drafts', teacher, { path: `${dna}/drafts` });
  await measure('PUT /quizzes/:id/drafts/:draftId/dismissed', teacher, {
    method: 'PUT',
    path: `${dna}/drafts/d1/dismissed`,
    json: { dismissed: true },
  });
  await measure('POST /quizzes/:id/questions/:questionId/confirm', teacher, {
    method: 'POST',
    path: `${dna}/questions/q10/confirm`,
  });
  const own = await teacher.call({ path: dna });
  const taken = (own.quiz as { questions: { id: string }[] }).questions;
  const reported = taken[0]?.id ?? '';
  const { attemptId: takenId } = await student.call({
    path: '/api/quiz/submit',
    json: {
      ...{ quizId: 'demo-quiz-dna', studentId: student.uid },
      ...{ answers: taken.map(() => 0), timeTaken: 60 },
    },
  });
  const takenResults = `/api/quiz-results/attempt/${takenId as string}`;
  await measure('PUT …/questions/:id/report', student, {
    method: 'PUT',
    path: `${takenResults}/questions/${reported}/report`,
    json: { reason: 'unclear' },
  });
  await measure('GET …/reports', student, { path: `${takenResults}/reports` });
  await measure('GET /quizzes (7 own, 1 reported)', teacher, { path: '/api/quizzes' });
  await measure('GET /quizzes/:id/analysis (9, 1 reported)', teacher, { path: `${dna}/analysis` });
  const decide = (what: string) => ({
    method: 'POST',
    path: `${dna}/questions/${reported}/${what}`,
  });
  await measure('POST …/questions/:id/keep (1 report)', teacher, decide('keep'));
  const edit = { method: 'PATCH', path: dna };
  await measure('PATCH /quizzes/:id (open)', teacher, {
    ...edit,
    json: { version: 1, title: 'The code of life' },
  });
  const { quiz } = await teacher.call({ path: dna });
  const asked = (quiz as { questions: EditedQuestion[] }).questions;
  await measure('PATCH /quizzes/:id (questions)', teacher, {
    ...edit,
    json: { version: 2, questions: asked.map((one) => ({ ...one, topic: 'Genes' })) },
  });
  const late = asked.map(() => 0);
  await measure('POST /quiz/submit (earlier version)', student, {
    path: '/api/quiz/submit',
    json: {
      ...{ quizId: 'demo-quiz-dna', quizVersion: 1, studentId: student.uid },
      ...{ answers: late, timeTaken: 60 },
    },
  });
  await measureQuizDocumentEndpoints(product, measure, teacher);
  await measureClassEndpoints(measure, { teacher, student });
  await measureDeletion(product, measure, teacher, {
    ...{ path: '/quizzes', id: 'demo-quiz-dna', note: ' (2 edits)' },
  });
  await measureAssignmentEndpoints(product, measure, { teacher, student });
  await measureAccountEndpoints(product, measure, { admin: teacher, student });
  const colleague = await signInAs(product, 'samuel.adeyemi@demo.school');
  await measureClassInvitations(measure, { teacher: colleague, student, admin: teacher });
  await measurePeopleEndpoints(product, measure, { teacher, student });
  await measureErasureEndpoints(product, measure, teacher);
  // Its first look brings it up to date, and counts how her quizzes were answered.
  const bank = { path: '/api/question-bank?limit=24' };
  await teacher.call(bank);
  await measure('GET /question-bank (unchanged)', teacher, bank);
  // A copy would be one quiz more in what is measured before.
  await measure('POST /question-bank/copies (1 quiz)', teacher, {
    ...{ method: 'POST', path: '/api/question-bank/copies' },
    json: {
      questions: [{ quizId: 'demo-quiz-forces', questionId: 'q1' }],
      into: { title: 'Physics' },
    },
  });
  await measure('POST /quizzes/:id/copies', teacher, {
    ...{ method: 'POST', path: '/api/quizzes/demo-quiz-forces/copies' },
  });
  await measure('POST /quizzes', teacher, {
    ...{ method: 'POST', path: '/api/quizzes', json: { title: 'Rivers' } },
  });
  return costs;
}
