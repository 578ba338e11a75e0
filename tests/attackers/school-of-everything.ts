import { aDocx } from '../support/materials/documents.ts';
import { aMaterial } from '../support/materials/materials.ts';
import { aStudentNamed, aTeacher, confirmAddress, type Person } from '../support/people/people.ts';
import { UNKNOWN, type Ids } from '../support/product/endpoint-calls.ts';
import { ask } from '../support/product/site.ts';
import { aQuizWithDrafts } from '../support/quizzes/question-drafts.ts';
import { take } from '../support/quizzes/question-reports.ts';
import { uploadDocument } from '../support/quizzes/quiz-documents.ts';
import { aQuiz } from '../support/quizzes/quizzes.ts';
import { aClassOf, give, settingsWith } from '../support/school/assigned-class.ts';

/** A word in everything that somebody else must not read. */
export const TELLTALE = 'Quokka';

/** A teacher with one of each thing, her co-teacher, and a student with a result. */
export type Everything = { owner: Person; coTeacher: Person; student: Person; ids: Ids };

export async function aSchoolOfEverything(): Promise<Everything> {
  const [owner, coTeacher] = await Promise.all([aTeacher(), aTeacher().then(confirmAddress)]);
  const student = await aStudentNamed(`Sam ${TELLTALE}`);
  const { token } = owner;
  const [taken, begun] = await Promise.all([aQuizWithDrafts(owner), aQuiz(owner)]);
  const rename = { method: 'PATCH', token, json: { version: 1, title: `The ${TELLTALE}` } };
  await ask(`/api/quizzes/${taken.id}`, rename);
  const start = { method: 'POST', token: student.token };
  const started = await ask(`/api/quizzes/${begun.id}/attempts`, start);
  const attempt = await take(student, { ...taken, version: 2 }, 2);
  const file = { name: `${TELLTALE}.docx`, bytes: await aDocx() };
  const material = await aMaterial(owner, `About the ${TELLTALE}`, {
    fileName: file.name,
  });
  const brought = await uploadDocument(owner, file);
  const room = await aClassOf(owner, [student], {
    name: `Class ${TELLTALE}`,
    teacherIds: [owner.uid, coTeacher.uid],
  });
  const given = await give(owner, taken, [room], settingsWith());
  const [assignment] = (given.body.assignments ?? []) as { id: string }[];
  const column = { name: TELLTALE, date: '2026-11-27', highest: 20, categoryId: null };
  const added = await ask(`/api/classes/${room.id}/columns`, { token, json: column });
  const ids = {
    ...UNKNOWN,
    ...{ teacher: owner.uid, student: student.uid, class: room.id, attempt },
    ...{ quiz: taken.id, question: taken.questions[0]?.id ?? '', draft: 'd1' },
    assignment: assignment?.id ?? '',
    column: (added.body.column as { id: string }).id,
    document: (brought.body.document as { id: string }).id,
    open: (started.body.attempt as { id: string }).id,
    material: material.id,
  };
  return { owner, coTeacher, student, ids };
}
