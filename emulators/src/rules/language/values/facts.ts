import type { Answer } from './equality.ts';
import { compareValues } from './order.ts';
import { isEqual } from './equality.ts';
import type { Fact, RulesValue } from './value.ts';
import { Unknown } from './value.ts';

export type Comparison = '==' | '<' | '<=' | '>' | '>=';

/** What a query's filters on a field prove about `field op value`. */
export function compareWithFacts(field: Unknown, op: Comparison, value: RulesValue): Answer {
  if (value instanceof Unknown) return new Unknown();
  for (const fact of field.facts) {
    const answer = answerFrom(fact, op, value);
    if (answer !== null) return answer;
  }
  return new Unknown();
}

function answerFrom(fact: Fact, op: Comparison, value: RulesValue): boolean | null {
  if (fact.op === 'contains') return null;
  if (fact.op === '!=') return op === '==' && isEqual(fact.value, value) === true ? false : null;
  const order = compareValues(value, fact.value);
  if (order === null) return null;
  const isUpper = fact.op === '<' || fact.op === '<=';
  const isStrict = fact.op === '<' || fact.op === '>';
  /** How far the value lies beyond the bound: positive is outside what the field can be. */
  const beyond = isUpper ? order : -order;
  const isOutside = beyond > 0 || (beyond === 0 && isStrict);
  if (op === '==') return isOutside ? false : null;
  const asksSameSide = isUpper === (op === '<' || op === '<=');
  const asksStrict = op === '<' || op === '>';
  if (asksSameSide) {
    const isImplied = asksStrict ? isOutside : beyond >= 0;
    return isImplied ? true : null;
  }
  const isExcluded = asksStrict ? beyond >= 0 : isOutside;
  return isExcluded ? false : null;
}
