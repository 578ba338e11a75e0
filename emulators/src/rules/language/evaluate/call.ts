import { findFunction } from '../find-function.ts';
import { callMethod } from '../methods/call.ts';
import { callFunction, findGlobalFunction, findModuleFunction } from '../modules/global.ts';
import type { Expression, FunctionDeclaration } from '../syntax.ts';
import { fail } from '../values/failure.ts';
import type { RulesValue } from '../values/value.ts';
import { LimitExceeded } from './limits.ts';
import type { Frame } from './session.ts';
import { lookUp } from './session.ts';

type Call = Extract<Expression, { kind: 'call' }>;
type MethodCall = Extract<Expression, { kind: 'method' }>;
/** Evaluates the expressions within a call. */
type Evaluate = (expression: Expression, frame: Frame) => RulesValue;

const MAX_CALL_DEPTH = 20;

/** Evaluates `name(…)`: a function of the file, a read of a document, or a built-in function. */
export function evaluateCall(call: Call, frame: Frame, evaluate: Evaluate): RulesValue {
  const args = call.args.map((arg) => evaluate(arg, frame));
  const declared = findFunction(frame.scope, call.name);
  if (declared) return callDeclared(declared, args, frame, evaluate);
  const builtIn = findGlobalFunction(call.name);
  if (builtIn) return callFunction(builtIn, args);
  return frame.session.reads.read(call.name, args[0]);
}

/** Evaluates `object.name(…)`, where the object may be a module, as in `math.abs(…)`. */
export function evaluateMethod(call: MethodCall, frame: Frame, evaluate: Evaluate): RulesValue {
  const args = call.args.map((arg) => evaluate(arg, frame));
  const { object } = call;
  if (object.kind === 'variable' && lookUp(frame, object.name) === undefined) {
    if (object.name === 'firestore') return frame.session.reads.read(call.name, args[0]);
    const inModule = findModuleFunction(object.name, call.name);
    return inModule ? callFunction(inModule, args) : fail(`There is no ${object.name}`);
  }
  return callMethod(evaluate(object, frame), call.name, args);
}

function callDeclared(
  declared: FunctionDeclaration,
  args: RulesValue[],
  { session, calls }: Frame,
  evaluate: Evaluate,
): RulesValue {
  if (calls >= MAX_CALL_DEPTH) throw new LimitExceeded(`Calls deeper than ${MAX_CALL_DEPTH}`);
  const locals = new Map<string, RulesValue>();
  declared.parameters.forEach((name, index) => locals.set(name, args[index] ?? null));
  const frame: Frame = { session, scope: declared.scope, locals, calls: calls + 1 };
  // A let is evaluated even if it is unused: its error denies.
  for (const { name, value } of declared.bindings) {
    locals.set(name, evaluate(value, frame));
  }
  return evaluate(declared.result, frame);
}
