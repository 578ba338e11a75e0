import { toTopicKey } from '@study-assistant/contract/materials/topic-key';
import { expect, test } from 'vitest';
import { anUploadedMaterial } from '../../support/materials/materials.ts';
import { aTeacher, type Person } from '../../support/people/people.ts';
import { ask, UNTIL_DONE } from '../../support/product/site.ts';
import { withSchool } from '../../support/quizzes/attempts.ts';
import { replace } from '../../support/quizzes/quiz-edits.ts';
import { anOrderedQuiz, aQuiz, type AQuiz } from '../../support/quizzes/quizzes.ts';

/** Keys of the topics that this teacher's next quiz will be given. */
async function topicsInUseOf({ uid }: Person): Promise<string[]> {
  const stored = await withSchool((school) => school.doc(`topics/${uid}`).get());
  return Object.keys((stored.get('topics') ?? {}) as object);
}

/** The title of a quiz may stand in for a missing topic, but does not count as one. */
function keysOf({ title, questions }: Pick<AQuiz, 'title' | 'questions'>): string[] {
  const keys = questions.map(({ topic }) => toTopicKey(topic));
  return keys.filter((key) => key !== toTopicKey(title));
}

test('the topics of a quiz are in use once it is written', async () => {
  const teacher = await aTeacher();
  expect(await topicsInUseOf(teacher)).toEqual([]);
  const quiz = await anOrderedQuiz(teacher);
  expect(await topicsInUseOf(teacher)).toEqual(expect.arrayContaining(keysOf(quiz)));
});

test('so is the topic of a question that replaced another', async () => {
  const teacher = await aTeacher();
  const { body } = await replace(teacher, await aQuiz(teacher), 1);
  const { title, questions } = body.quiz as AQuiz;
  const written = keysOf({ title, questions: questions.slice(0, 1) });
  expect(await topicsInUseOf(teacher)).toEqual(written);
});

test('so are the topics of a material, and they are the teacher’s own', async () => {
  const [teacher, colleague] = [await aTeacher(), await aTeacher()];
  await anUploadedMaterial(teacher, 'Rivers in use');
  const { body } = await ask('/api/materials', { token: teacher.token });
  const materials = body.materials as { name: string; topics: string[] }[];
  const own = materials.find(({ name }) => name === 'Rivers in use');
  const keys = own?.topics.map(toTopicKey);
  await expect
    .poll(async () => (await topicsInUseOf(teacher)).sort(), UNTIL_DONE)
    .toEqual(keys?.sort());
  expect(await topicsInUseOf(colleague)).toEqual([]);
});
