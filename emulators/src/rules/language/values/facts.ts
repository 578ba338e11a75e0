import { compareValues } from './order.ts';
import type { Truth } from './truth.ts';
import type { Fact, RulesValue } from './value.ts';
import { Unknown } from './value.ts';

export type Relation = '<' | '<=' | '>' | '>=';

/** What a query's filters on a field prove about `field op value`. */
export function relateToFacts(field: Unknown, op: Relation, value: RulesValue): Truth {
  for (const fact of field.facts) {
    const answer = answerFromBound(fact, op, value);
    if (answer !== null) return answer;
  }
  return new Unknown();
}

/** Tells whether a filter such as `field < 5` rules out this value. */
export function isOutOfBounds(fact: Fact, value: RulesValue): boolean {
  const beyond = measureBeyond(fact, value);
  return beyond !== null && (beyond > 0 || (beyond === 0 && isStrict(fact)));
}

function answerFromBound(fact: Fact, op: Relation, value: RulesValue): boolean | null {
  const beyond = measureBeyond(fact, value);
  if (beyond === null) return null;
  const isOutside = isOutOfBounds(fact, value);
  const isAtOrOutside = beyond >= 0;
  if (isUpper(fact) === isUpper({ op })) {
    const isImplied = isStrict({ op }) ? isOutside : isAtOrOutside;
    return isImplied ? true : null;
  }
  const isExcluded = isStrict({ op }) ? isAtOrOutside : isOutside;
  return isExcluded ? false : null;
}

/** How far a value lies beyond a filter's bound; null for a filter without a bound. */
function measureBeyond(fact: Fact, value: RulesValue): number | null {
  if (fact.op === '!=' || fact.op === 'contains') return null;
  const order = compareValues(value, fact.value);
  if (order === null) return null;
  return isUpper(fact) ? order : -order;
}

function isUpper({ op }: Pick<Fact, 'op'>): boolean {
  return op === '<' || op === '<=';
}

function isStrict({ op }: Pick<Fact, 'op'>): boolean {
  return op === '<' || op === '>';
}
