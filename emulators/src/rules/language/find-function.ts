import type { FunctionDeclaration, Scope } from './syntax.ts';

/** The function of that name that is nearest to where the call stands. */
export function findFunction(scope: Scope, name: string): FunctionDeclaration | null {
  for (let place: Scope | null = scope; place; place = place.parent) {
    const found = place.functions.get(name);
    if (found) return found;
  }
  return null;
}
