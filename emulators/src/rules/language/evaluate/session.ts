import type { Captures } from '../../request/match.ts';
import type { Reads } from '../../request/reads.ts';
import type { PatternSegment, Scope } from '../syntax.ts';
import type { RulesValue } from '../values/value.ts';

/** A limit that Firebase sets was passed: no `||` gets around it, the request is denied. */
export class LimitExceeded extends Error {}

/** What one request has used up of its limits. */
export class Usage {
  private expressions = 0;

  countExpression(): void {
    this.expressions += 1;
    if (this.expressions > 1000) throw new LimitExceeded('More than 1000 expressions');
  }
}

/** What the conditions of one match block see, for one request. */
export type Session = {
  globals: ReadonlyMap<string, RulesValue>;
  pattern: readonly PatternSegment[];
  captures: Captures;
  reads: Reads;
  usage: Usage;
};

/** Where an expression is evaluated: within a function its parameters and lets come first. */
export type Frame = {
  session: Session;
  scope: Scope;
  locals: ReadonlyMap<string, RulesValue>;
  calls: number;
};

export function lookUp(frame: Frame, name: string): RulesValue | undefined {
  const local = frame.locals.get(name);
  if (local !== undefined) return local;
  return wildcard(frame, name) ?? frame.session.globals.get(name);
}

/** The innermost wildcard of that name around the place where the code stands. */
function wildcard({ session, scope }: Frame, name: string): RulesValue | undefined {
  const visible = session.pattern.slice(0, scope.depth);
  const index = visible.findLastIndex((part) => part.kind !== 'literal' && part.name === name);
  return index < 0 ? undefined : (session.captures[index] ?? undefined);
}
