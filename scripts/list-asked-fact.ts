import { parseArgs } from 'node:util';
import type { Firestore } from 'firebase-admin/firestore';
import { createAskedFactsRepository } from '../functions/src/stored/quizzes/asked-facts.repository.ts';
import { schoolRoot } from '../functions/src/stored/school/school-root.ts';
import { createSchoolsRepository } from '../functions/src/stored/school/schools.repository.ts';
import { loadSets } from '../writer/src/subject/concepts/catalogue.ts';

const USAGE = `npm run fact -- ID
npm run fact -- QUIZ/QUESTION, for the fact that this question asks
It takes --project PROJECT; without it it works on the local Firebase. It reads every quiz.`;

/** @throws Error that says what is wrong with the command line */
export function readFactOrder(args: string[]) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { project: { type: 'string' } },
  });
  const [fact = '', ...others] = positionals;
  if (!/^(?:\d+|[^/]+\/[^/]+)$/.test(fact) || others.length > 0) throw new Error(USAGE);
  return { fact, project: values.project };
}

/**
 * What the catalogue says of a fact by now, and every question that asks it; lines to print.
 *
 * @param named its id, or `QUIZ/QUESTION` that asks it
 */
export async function listAskedFact(firestore: Firestore, named: string): Promise<string[]> {
  const schools = (await createSchoolsRepository(firestore).list()).map(({ id }) => ({
    id,
    askedFacts: createAskedFactsRepository(schoolRoot(firestore, id)),
  }));
  const [quiz = '', question] = named.split('/');
  const found =
    question === undefined
      ? [named]
      : await Promise.all(schools.map(({ askedFacts }) => askedFacts.find(quiz, question)));
  const fact = found.find((one) => one !== null);
  if (fact === undefined || fact === null)
    return [`${named}\tThis question asks no fact of the catalogue.`];
  const asked = await Promise.all(
    schools.map(async (school) =>
      (await school.askedFacts.list(fact)).map(
        ({ quizId, quizTitle, teacherId, questionId, question, isInQuiz }) =>
          [
            ...[school.id, teacherId, quizId, quizTitle, questionId, question],
            isInQuiz ? 'in the quiz' : 'taken out',
          ].join('\t'),
      ),
    ),
  );
  return [await describeFact(fact), ...asked.flat()];
}

async function describeFact(id: string): Promise<string> {
  for (const { subject, name, lead, concepts } of await loadSets())
    for (const concept of concepts)
      for (const fact of concept.facts)
        if (concept.idOf(fact) === id)
          return `${id}\t${subject}: ${name}\t${lead} ${fact}?\t${concept.term}`;
  return `${id}\tThe catalogue has no such fact any more: writer/data/catalogue/retired.txt says why.`;
}
