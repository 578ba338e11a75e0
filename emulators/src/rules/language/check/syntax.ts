import { RulesError } from '../error.ts';
import { isDocumentRead } from '../modules/document-reads.ts';
import { isBuiltIn } from '../modules/global.ts';
import type { FunctionDeclaration, RulesSyntax, Scope } from '../syntax.ts';
import { checkExpression } from './expression.ts';
import { checkRecursion } from './recursion.ts';

const MAX_PARAMETERS = 7;
const MAX_BINDINGS = 10;

/** Finds mistakes before any request: unknown names, wrong numbers of arguments, recursion. */
export function checkSyntax(syntax: RulesSyntax): void {
  const { service } = syntax;
  for (const declaration of syntax.functions) checkFunction(declaration, service);
  for (const { allows, scope } of syntax.blocks) {
    const names = collectNames(scope);
    for (const { condition } of allows) {
      if (condition) checkExpression(condition, { scope, names, service });
    }
  }
  checkRecursion(syntax.functions);
}

function checkFunction(declaration: FunctionDeclaration, service: string): void {
  const { name, parameters, bindings, result, position, scope } = declaration;
  if (isBuiltIn(name) || isDocumentRead(service, null, name)) {
    throw new RulesError(`${name} is the name of a built-in function`, position);
  }
  if (parameters.length > MAX_PARAMETERS) {
    throw new RulesError(`${name} has more than ${MAX_PARAMETERS} parameters`, position);
  }
  if (bindings.length > MAX_BINDINGS) {
    throw new RulesError(`${name} has more than ${MAX_BINDINGS} lets`, position);
  }
  const names = new Set([...collectNames(scope), ...parameters]);
  const own = new Set<string>();
  for (const parameter of parameters) own.add(parameter);
  if (own.size < parameters.length) throw new RulesError('Two parameters have one name', position);
  for (const binding of bindings) {
    checkExpression(binding.value, { scope, names, service });
    if (own.has(binding.name)) {
      throw new RulesError(`${binding.name} is declared twice`, binding.position);
    }
    own.add(binding.name);
    names.add(binding.name);
  }
  checkExpression(result, { scope, names, service });
}

function collectNames(scope: Scope): Set<string> {
  const names = new Set(['request', 'resource']);
  for (let place: Scope | null = scope; place; place = place.parent) {
    for (const name of place.wildcards) names.add(name);
  }
  return names;
}
