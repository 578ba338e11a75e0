import type { SourceDocument } from '../../src/document/source-document.ts';
import { analyse } from '../../src/facts/analysis.ts';
import { capitalise } from '../../src/language/words.ts';
import { arrange } from '../../src/questions/finish/finish-question.ts';
import { rateQuestions, type RatedQuestion } from '../../src/questions/rated/rate-questions.ts';
import { indexDocument } from '../../src/questions/wrong-answers/document-index.ts';
import { createRandom } from '../../src/quiz/seed.ts';
import type { Concept, ConceptSet } from '../../src/subject/concepts/read-sets.ts';
import { checkQuestion } from '../../src/validator/check-question.ts';
import { createEvidence } from '../../src/validator/evidence.ts';
import type { CheckedQuestion } from '../../src/validator/rule.ts';
import { STYLE_RULES } from '../../src/validator/style-rules.ts';

/** A fact as a question with its four options, or why it is none. */
export type Asked = {
  concept: Concept;
  fact: string;
  question: CheckedQuestion | null;
  why: string | null;
};

/** More facts than any set has. */
const ALL = { toughness: 'Medium', numQuestions: 1000 } as const;
/** What depends on what else the lesson says. */
const OF_THE_LESSON = ['not found', 'no-second-right-answer'];

/**
 * Asks every fact of a set of a lesson that says each of them in its own words, by the functions that
 * write a quiz; what is no question there is asked of a lesson on its concept alone. What is none of
 * either is none of any lesson.
 */
export async function askSet(set: ConceptSet): Promise<Asked[]> {
  const found = new Map<string, Asked>();
  await askLesson(set, set.concepts, found);
  const whyOf = (concept: Concept, fact: string) =>
    found.has(concept.idOf(fact) ?? '') ? found.get(concept.idOf(fact) ?? '')?.why : 'not found';
  for (const concept of set.concepts)
    if (concept.facts.some((fact) => OF_THE_LESSON.includes(whyOf(concept, fact) ?? '')))
      await askLesson(set, [concept], found);
  return set.concepts.flatMap((concept) =>
    concept.facts.map((fact) => {
      const asked = found.get(concept.idOf(fact) ?? '');
      return { question: null, why: 'not found', ...asked, concept, fact };
    }),
  );
}

async function askLesson(
  set: ConceptSet,
  concepts: readonly Concept[],
  found: Map<string, Asked>,
): Promise<void> {
  const document = toLesson(set, concepts);
  const index = indexDocument(await analyse(document));
  const evidence = createEvidence(document);
  const { glossary } = index.analysis;
  for (const one of await rateQuestions(index, ALL)) {
    const { concept, fact: id, matter: fact } = one.proposal;
    if (!concept || !id || found.get(id)?.why === null) continue;
    const question = one.three ? arrange(one, 0, createRandom(Number(id))) : null;
    const why = question ? refuse(question, { evidence, glossary, others: [] }) : lacks(one);
    found.set(id, { concept, fact, question, why });
  }
}

function lacks({ ranked }: RatedQuestion): string {
  return ranked.length < 3 ? 'fewer than three wrong answers' : 'given away';
}

function refuse(
  question: CheckedQuestion,
  context: Parameters<typeof checkQuestion>[1],
): string | null {
  const style = STYLE_RULES.find((rule) => rule(question) !== null);
  return style?.name ?? checkQuestion(question, context)[0]?.rule ?? null;
}

function toLesson({ name, lead }: ConceptSet, concepts: readonly Concept[]): SourceDocument {
  const verb = /\b(?:means?|describes?|names?)$/.exec(lead)?.[0];
  const paragraphs = concepts.map(({ term, facts }) => {
    const said = facts.map((fact) => `${capitalise(term)} ${verb ? `${verb} ` : ''}${fact}.`);
    // A paragraph of a few words would be taken for a heading.
    return [...said, `More of ${term} is said in the lessons that come after this one.`].join(' ');
  });
  return {
    ...{ kind: 'txt', pageCount: null, title: name },
    sections: [{ heading: null, page: 1, text: paragraphs.join('\n\n') }],
  };
}
