import type { Glossary } from '../../src/subject/glossary.ts';
import { checkQuestion } from '../../src/validator/check-question.ts';
import { createEvidence } from '../../src/validator/evidence.ts';
import type { RuleContext } from '../../src/validator/rule.ts';
import { isPrintable } from '../is-printable.ts';
import type { Item, ScoredDocument } from '../scored-quiz.ts';
import type { Caught } from './catch-faults.ts';
import { SECOND_ANSWERS } from './second-answers.ts';

type SecondAnswerContext = Pick<RuleContext, 'evidence' | 'glossary'>;

/** Whether the validator says that a wrong answer of the item could be right as well. */
export function findsSecondAnswer(item: Item, context: SecondAnswerContext): boolean {
  const findings = checkQuestion(item, { ...context, others: [] });
  return findings.some(({ rule }) => rule === 'no-second-right-answer');
}

/** Plants second right answers in questions that have none, ours and those of human authors. */
export function catchSecondAnswers(
  sources: readonly (ScoredDocument & { items: readonly Item[] })[],
  glossary: Glossary,
): Caught[] {
  const results = Object.keys(SECOND_ANSWERS).map((fault): Caught => ({
    fault,
    planted: 0,
    caught: 0,
    missed: [],
  }));
  for (const { document, humanItems, items } of sources) {
    const evidence = createEvidence(document);
    const sound = [...humanItems.filter(isPrintable), ...items].filter(
      (item) => !findsSecondAnswer(item, { evidence, glossary }),
    );
    for (const result of results)
      for (const item of sound) {
        const planted = SECOND_ANSWERS[result.fault]?.(item, document);
        if (!planted) continue;
        const spoilt = planted.item ?? item;
        const around = planted.document ? createEvidence(planted.document) : evidence;
        result.planted += 1;
        if (findsSecondAnswer(spoilt, { evidence: around, glossary })) result.caught += 1;
        else result.missed.push(`${spoilt.question} [${spoilt.options.join(' | ')}]`);
      }
  }
  return results;
}
