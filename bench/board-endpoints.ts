import type { DemoPerson, Measure } from './demo-client.ts';

/** Puts a quiz on the board of a class, where one student answers one question. */
export async function measureBoardEndpoints(
  measure: Measure,
  { teacher, student, path }: { teacher: DemoPerson; student: DemoPerson; path: string },
): Promise<void> {
  const board = `${path}/board`;
  const seat = `${board}/seat`;
  const start = { path: board, json: { quizId: 'demo-quiz-dna', keptAs: 'practice' } };
  const begun = await measure('POST /classes/:id/board', teacher, start);
  const { runId } = begun.board as { runId: string };
  const turnTo = (turn: number) => ({
    ...{ method: 'PUT', path: `${board}/turn` },
    json: { runId, turn },
  });
  await measure('GET /student/:uid/boards (3)', student, {
    path: `/api/student/${student.uid}/boards`,
  });
  await measure('POST /classes/:id/board/seat', student, { method: 'POST', path: seat });
  await measure('PUT /classes/:id/board/turn (asks)', teacher, turnTo(1));
  await measure('GET /classes/:id/board/seat', student, { path: seat });
  const answer = { runId, questionIndex: 0, answer: 0 };
  const put = { method: 'PUT', path: `${seat}/answer`, json: answer };
  await measure('PUT /classes/:id/board/seat/answer', student, put);
  await measure('PUT /classes/:id/board/seat/answer (again)', student, put);
  await measure('GET /classes/:id/board', teacher, { path: board });
  await measure('PUT /classes/:id/board/turn (shows, 1)', teacher, turnTo(2));
  const end = { path: `${board}/end`, json: { runId } };
  await measure('POST /classes/:id/board/end (1, practice)', teacher, end);
}
