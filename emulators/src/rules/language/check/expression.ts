import { RulesError } from '../error.ts';
import { findFunction } from '../find-function.ts';
import { isMethod } from '../methods/call.ts';
import { isDocumentRead } from '../modules/document-reads.ts';
import { findGlobalFunction, findModuleFunction, isModule } from '../modules/global.ts';
import type { Expression, Scope } from '../syntax.ts';
import { isTypeName } from '../values/is-type.ts';

export type Surroundings = { scope: Scope; names: ReadonlySet<string>; service: string };

export function checkExpression(expression: Expression, around: Surroundings): void {
  const { position } = expression;
  if (expression.kind === 'variable' && !around.names.has(expression.name)) {
    throw new RulesError(`There is no variable ${expression.name}`, position);
  }
  if (expression.kind === 'is' && !isTypeName(expression.type)) {
    throw new RulesError(`There is no type ${expression.type}`, position);
  }
  if (expression.kind === 'call') checkCall(expression, around);
  if (expression.kind === 'method' && isModuleCall(expression, around)) {
    for (const arg of expression.args) checkExpression(arg, around);
    return;
  }
  for (const part of listParts(expression)) checkExpression(part, around);
}

function checkCall(
  { name, args, position }: Extract<Expression, { kind: 'call' }>,
  { scope, service }: Surroundings,
): void {
  const declared = findFunction(scope, name)?.parameters.length;
  const builtIn = isDocumentRead(service, null, name) ? 1 : findGlobalFunction(name)?.arity;
  const expected = declared ?? builtIn;
  if (expected === undefined) throw new RulesError(`There is no function ${name}()`, position);
  if (expected !== args.length) {
    throw new RulesError(`${name}() takes ${expected} arguments, not ${args.length}`, position);
  }
}

/** Throws also for a method that no type has. */
function isModuleCall(
  { object, name, args, position }: Extract<Expression, { kind: 'method' }>,
  { names, service }: Surroundings,
): boolean {
  const module = object.kind === 'variable' && !names.has(object.name) ? object.name : null;
  if (module === null) {
    if (isMethod(name, args.length)) return false;
    throw new RulesError(`No type has a method ${name}() with ${args.length} arguments`, position);
  }
  const arity = isDocumentRead(service, module, name) ? 1 : findModuleFunction(module, name)?.arity;
  if (arity === args.length) return true;
  if (arity !== undefined) {
    throw new RulesError(`${module}.${name}() takes ${arity} arguments`, position);
  }
  const isKnown = isModule(module) || module === 'firestore';
  throw new RulesError(
    isKnown ? `There is no ${module}.${name}() here` : `There is no variable ${module}`,
    object.position,
  );
}

/** The direct subexpressions of an expression. */
export function listParts(expression: Expression): Expression[] {
  switch (expression.kind) {
    case 'literal':
    case 'variable':
      return [];
    case 'list':
      return expression.items;
    case 'map':
      return expression.entries.flatMap(({ key, value }) => [key, value]);
    case 'path':
      return expression.segments.filter((part) => typeof part !== 'string');
    case 'member':
      return [expression.object];
    case 'index':
      return [expression.object, expression.index];
    case 'range':
      return [expression.object, expression.from, expression.to].filter((part) => part !== null);
    case 'call':
      return expression.args;
    case 'method':
      return [expression.object, ...expression.args];
    case 'not':
    case 'negate':
    case 'is':
      return [expression.operand];
    case 'binary':
    case 'and':
    case 'or':
      return [expression.left, expression.right];
    case 'ternary':
      return [expression.condition, expression.then, expression.otherwise];
  }
}
