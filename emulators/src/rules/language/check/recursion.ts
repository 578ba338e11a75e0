import { RulesError } from '../error.ts';
import { findFunction } from '../find-function.ts';
import type { Expression, FunctionDeclaration } from '../syntax.ts';
import { listParts } from './expression.ts';

/** A function may call others, but not itself, directly or through others. */
export function checkRecursion(functions: readonly FunctionDeclaration[]): void {
  const finished = new Set<FunctionDeclaration>();
  for (const declaration of functions) visit(declaration, []);

  function visit(declaration: FunctionDeclaration, callers: FunctionDeclaration[]): void {
    if (finished.has(declaration)) return;
    if (callers.includes(declaration)) {
      throw new RulesError(`${declaration.name} calls itself`, declaration.position);
    }
    for (const callee of findCallees(declaration)) visit(callee, [...callers, declaration]);
    finished.add(declaration);
  }
}

function findCallees({ bindings, result, scope }: FunctionDeclaration): FunctionDeclaration[] {
  const callees: FunctionDeclaration[] = [];
  for (const expression of [...bindings.map(({ value }) => value), result]) collect(expression);
  return callees;

  function collect(expression: Expression): void {
    const callee = expression.kind === 'call' ? findFunction(scope, expression.name) : null;
    if (callee) callees.push(callee);
    listParts(expression).forEach(collect);
  }
}
