import { evaluateExpression } from './expression.ts';
import { fail } from '../values/failure.ts';
import { findFunction } from '../find-function.ts';
import { callMethod } from '../methods/call.ts';
import { callFunction, findGlobalFunction, findModuleFunction } from '../modules/global.ts';
import type { Frame } from './session.ts';
import { LimitExceeded, lookUp } from './session.ts';
import type { Expression, FunctionDeclaration } from '../syntax.ts';
import type { RulesValue } from '../values/value.ts';

type Call = Extract<Expression, { kind: 'call' }>;
type MethodCall = Extract<Expression, { kind: 'method' }>;

const deepestCall = 20;

/** `name(…)`: a function of the rules file, a read of a document, or one that is always there. */
export function evaluateCall(call: Call, frame: Frame): RulesValue {
  const args = call.args.map((arg) => evaluateExpression(arg, frame));
  const declared = findFunction(frame.scope, call.name);
  if (declared) return callDeclared(declared, args, frame);
  const builtIn = findGlobalFunction(call.name);
  if (builtIn) return callFunction(builtIn, args);
  return frame.session.reads.read(call.name, args[0]);
}

/** `object.name(…)`, where the object may be a module: `math.abs(…)`. */
export function evaluateMethod(call: MethodCall, frame: Frame): RulesValue {
  const args = call.args.map((arg) => evaluateExpression(arg, frame));
  const { object } = call;
  if (object.kind === 'variable' && lookUp(frame, object.name) === undefined) {
    if (object.name === 'firestore') return frame.session.reads.read(call.name, args[0]);
    const inModule = findModuleFunction(object.name, call.name);
    return inModule ? callFunction(inModule, args) : fail(`There is no ${object.name}`);
  }
  return callMethod(evaluateExpression(object, frame), call.name, args);
}

function callDeclared(
  declared: FunctionDeclaration,
  args: RulesValue[],
  { session, calls }: Frame,
): RulesValue {
  if (calls >= deepestCall) throw new LimitExceeded(`Calls deeper than ${deepestCall}`);
  const locals = new Map<string, RulesValue>();
  declared.parameters.forEach((name, index) => locals.set(name, args[index] ?? null));
  const frame: Frame = { session, scope: declared.scope, locals, calls: calls + 1 };
  // A let is evaluated whether or not it is used: its error denies.
  for (const { name, value } of declared.bindings) {
    locals.set(name, evaluateExpression(value, frame));
  }
  return evaluateExpression(declared.result, frame);
}
