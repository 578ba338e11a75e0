import { useTopics } from '../../functions/src/domain/quiz/topics-in-use.ts';
import { createTopicsInUseRepository } from '../../functions/src/stored/materials/topics-in-use.repository.ts';
import type { LocalSchool } from './connect.ts';
import type { DemoSchool } from './demo-school.ts';

/** Stores the topics of each teacher's materials, which are those of her quizzes too. */
export async function loadTopics(
  { root }: LocalSchool,
  { people, materials }: DemoSchool,
  now: Date,
): Promise<void> {
  const repository = createTopicsInUseRepository(root);
  const teachers = people.filter(({ userType }) => userType === 'teacher');
  await Promise.all(
    teachers.map(({ uid }) => {
      const own = materials.filter(({ teacherId }) => teacherId === uid);
      const names = own.flatMap(({ topics }) => topics);
      return repository.change(uid, useTopics({}, names, now.toISOString()));
    }),
  );
}
