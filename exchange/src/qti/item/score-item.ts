import { childOf, childrenOf, findAll, textOf } from '../../markup/find-elements.ts';
import type { MarkupElement } from '../../markup/parse-markup.ts';
import {
  evaluate,
  isTrue,
  NOTHING,
  toNumber,
  UnknownRule,
  type Scope,
  type Value,
} from './expressions.ts';
import { mapValues, type ResponseDeclaration } from './response.ts';

/** How an item gives its points. */
export type Scorer = {
  /** `key` and `map` are QTI's standard templates, `rules` are the item's own. */
  by: 'key' | 'map' | 'rules';
  /** The points of some answers; null where a rule is not known. */
  score: (responses: ReadonlyMap<string, readonly string[]>) => number | null;
};

/** What an item's own rules may do at most; a hundred answers are tried. */
const MAX_STEPS = 3000;

export function scorerOf(
  item: MarkupElement,
  declarations: ReadonlyMap<string, ResponseDeclaration>,
): Scorer {
  const processing = childOf(item, 'responseProcessing');
  const template = processing?.attributes.template ?? processing?.attributes.templateLocation ?? '';
  if (processing && childrenOf(processing).length > 0) {
    return {
      by: 'rules',
      score: (responses) => scoreByRules(item, processing, declarations, responses),
    };
  }
  const hasKey = [...declarations.values()].some(({ correct }) => correct.length > 0);
  const hasMapping = [...declarations.values()].some(({ mapping }) => mapping);
  if (
    /map_response/.test(template) ||
    (!/match/.test(template) && hasMapping && !(processing && hasKey))
  ) {
    return { by: 'map', score: (responses) => scoreByMapping(declarations, responses) };
  }
  return { by: 'key', score: (responses) => scoreByKey(declarations, responses) };
}

function scoreByMapping(
  declarations: ReadonlyMap<string, ResponseDeclaration>,
  responses: ReadonlyMap<string, readonly string[]>,
): number {
  return [...declarations.values()].reduce(
    (sum, { id, mapping }) => sum + (mapping ? mapValues(mapping, responses.get(id) ?? []) : 0),
    0,
  );
}

function scoreByKey(
  declarations: ReadonlyMap<string, ResponseDeclaration>,
  responses: ReadonlyMap<string, readonly string[]>,
): number {
  const all = [...declarations.values()];
  return all.every(({ id, cardinality, correct }) => {
    const given = responses.get(id) ?? [];
    const inOrder = (list: readonly string[]) =>
      (cardinality === 'ordered' ? list : list.toSorted()).join('\n');
    return inOrder(given) === inOrder(correct);
  })
    ? 1
    : 0;
}

function scoreByRules(
  item: MarkupElement,
  processing: MarkupElement,
  declarations: ReadonlyMap<string, ResponseDeclaration>,
  responses: ReadonlyMap<string, readonly string[]>,
): number | null {
  const outcomes = new Map<string, Value>(
    childrenOf(item, 'outcomeDeclaration').map((outcome) => {
      const { identifier = '', baseType = '' } = outcome.attributes;
      const values = findAll(childOf(outcome, 'defaultValue'), 'value').map(textOf);
      const list = values.length > 0 ? values : /float|integer/.test(baseType) ? ['0'] : [];
      return [identifier, { list, isOrdered: false }];
    }),
  );
  let steps = 0;
  const scope: Scope = { declarations, responses, outcomes };
  const run = (rules: readonly MarkupElement[]): boolean =>
    rules.every((rule) => {
      steps += 1;
      if (steps > MAX_STEPS) throw new UnknownRule('too many');
      switch (rule.name) {
        case 'responseCondition':
          return runCondition(rule, scope, run);
        case 'setOutcomeValue': {
          const [expression] = childrenOf(rule);
          const value = expression ? evaluate(expression, scope) : NOTHING;
          outcomes.set(rule.attributes.identifier ?? '', value);
          return true;
        }
        case 'responseProcessingFragment':
          return run(childrenOf(rule));
        case 'exitResponse':
          return false;
        default:
          throw new UnknownRule(rule.name);
      }
    });
  try {
    run(childrenOf(processing));
  } catch (error) {
    if (error instanceof UnknownRule) return null;
    throw error;
  }
  const score = outcomes.get('SCORE') ?? outcomes.get('score');
  const points = toNumber(score);
  return Number.isFinite(points) ? points : null;
}

function runCondition(
  condition: MarkupElement,
  scope: Scope,
  run: (rules: readonly MarkupElement[]) => boolean,
): boolean {
  for (const branch of childrenOf(condition)) {
    if (branch.name === 'responseElse') return run(childrenOf(branch));
    const [expression, ...rules] = childrenOf(branch);
    if (expression && isTrue(evaluate(expression, scope))) return run(rules);
  }
  return true;
}
