import type { PatternSegment, Scope } from '../syntax.ts';
import type { RulesValue } from '../values/value.ts';
import type { ExpressionCounter } from './limits.ts';

/** The value of each segment's wildcard; null for a literal segment. */
export type Captures = (RulesValue | null)[];

/** Answers get(), exists(), getAfter() and existsAfter(). */
export interface DocumentReader {
  read(name: string, path: RulesValue | undefined): RulesValue;
}

/** What the conditions of one match block can access for one request. */
type Session = {
  globals: ReadonlyMap<string, RulesValue>;
  pattern: readonly PatternSegment[];
  captures: Captures;
  reads: DocumentReader;
  expressions: ExpressionCounter;
};

/** The context of an expression: inside a function, its parameters and lets come first. */
export type Frame = {
  session: Session;
  scope: Scope;
  locals: ReadonlyMap<string, RulesValue>;
  calls: number;
};

export function lookUp(frame: Frame, name: string): RulesValue | undefined {
  const local = frame.locals.get(name);
  if (local !== undefined) return local;
  return lookUpWildcard(frame, name) ?? frame.session.globals.get(name);
}

/** The innermost wildcard of that name around the code. */
function lookUpWildcard({ session, scope }: Frame, name: string): RulesValue | undefined {
  const visible = session.pattern.slice(0, scope.depth);
  const index = visible.findLastIndex((part) => part.kind !== 'literal' && part.name === name);
  return index < 0 ? undefined : (session.captures[index] ?? undefined);
}
