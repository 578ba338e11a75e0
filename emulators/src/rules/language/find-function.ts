import type { FunctionDeclaration, Scope } from './syntax.ts';

/** Finds the function of that name that is nearest to the call. */
export function findFunction(scope: Scope, name: string): FunctionDeclaration | null {
  for (let place: Scope | null = scope; place; place = place.parent) {
    const found = place.functions.get(name);
    if (found) return found;
  }
  return null;
}
