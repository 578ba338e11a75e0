import { RulesError } from '../error.ts';
import type { Expression } from '../syntax.ts';
import { EvaluationFailure, asString, fail, failMismatch } from '../values/failure.ts';
import { isOfType } from '../values/is-type.ts';
import type { RulesValue } from '../values/value.ts';
import { RulesPath, Unknown } from '../values/value.ts';
import { evaluateCall, evaluateMethod } from './call.ts';
import { evaluateAnd, evaluateNot, evaluateOr, evaluateTernary } from './logic.ts';
import { evaluateIndex, evaluateMember, evaluateRange } from './lookup.ts';
import { applyBinary, negateNumber } from './operators.ts';
import type { Frame } from './session.ts';
import { lookUp } from './session.ts';

/** Throws RulesError with the place of the failure. */
export function evaluateExpression(expression: Expression, frame: Frame): RulesValue {
  try {
    return evaluateKind(expression, frame);
  } catch (error) {
    if (!(error instanceof EvaluationFailure)) throw error;
    throw new RulesError(error.message, expression.position);
  }
}

function evaluateKind(expression: Expression, frame: Frame): RulesValue {
  const valueOf = (part: Expression) => evaluateExpression(part, frame);
  if (expression.kind === 'literal') return expression.value;
  if (expression.kind === 'variable') {
    const value = lookUp(frame, expression.name);
    return value === undefined ? fail(`There is no variable ${expression.name}`) : value;
  }
  frame.session.expressions.count();
  switch (expression.kind) {
    case 'list':
      return expression.items.map(valueOf);
    case 'map':
      return new Map(
        expression.entries.map(({ key, value }) => [asString(valueOf(key)), valueOf(value)]),
      );
    case 'path':
      return buildPath(
        expression.segments.map((part) =>
          typeof part === 'string' ? part : { value: valueOf(part) },
        ),
      );
    case 'member':
      return evaluateMember(valueOf(expression.object), expression.name);
    case 'index':
      return evaluateIndex(valueOf(expression.object), valueOf(expression.index));
    case 'range': {
      const { object, from, to } = expression;
      return evaluateRange(valueOf(object), from && valueOf(from), to && valueOf(to));
    }
    case 'call':
      return evaluateCall(expression, frame, evaluateExpression);
    case 'method':
      return evaluateMethod(expression, frame, evaluateExpression);
    case 'not':
      return evaluateNot(valueOf(expression.operand));
    case 'negate':
      return negateNumber(valueOf(expression.operand));
    case 'binary':
      return applyBinary(expression.op, valueOf(expression.left), valueOf(expression.right));
    case 'and':
      return evaluateAnd(
        () => valueOf(expression.left),
        () => valueOf(expression.right),
      );
    case 'or':
      return evaluateOr(
        () => valueOf(expression.left),
        () => valueOf(expression.right),
      );
    case 'is':
      return isOfType(valueOf(expression.operand), expression.type);
    case 'ternary': {
      const { condition, then, otherwise } = expression;
      return evaluateTernary(
        valueOf(condition),
        () => valueOf(then),
        () => valueOf(otherwise),
      );
    }
  }
}

/** A string fills only one segment, since a slash in it could otherwise lead anywhere. */
function buildPath(parts: (string | { value: RulesValue })[]): RulesValue {
  const segments: RulesPath['segments'][number][] = [];
  for (const part of parts) {
    const value = typeof part === 'string' ? part : part.value;
    if (value instanceof Unknown) return new Unknown();
    if (value instanceof RulesPath) segments.push(...value.segments);
    else if (typeof value !== 'string') return failMismatch('string', value);
    else if (value === '' || value.includes('/')) return fail(`"${value}" is no segment of a path`);
    else segments.push(value);
  }
  return new RulesPath(segments);
}
