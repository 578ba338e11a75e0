import type { Position } from '../language/error.ts';
import { RulesError } from '../language/error.ts';
import { evaluateExpression } from '../language/evaluate/expression.ts';
import { ExpressionCounter, LimitExceeded } from '../language/evaluate/limits.ts';
import type { Frame } from '../language/evaluate/session.ts';
import type { Allow, RulesSyntax } from '../language/syntax.ts';
import type { RulesDocument, RulesValue } from '../language/values/value.ts';
import { typeOf } from '../language/values/value.ts';
import type { RequestSegment } from './match.ts';
import { matchPath, toPathValue } from './match.ts';
import type { Reads } from './reads.ts';
import type { RulesRequest } from './request.ts';
import { toRequestValue } from './request.ts';

export type Decision = {
  allowed: boolean;
  /** Which allow statement decided, or why none of them allowed; for logs and tests. */
  explanation: string;
  /** The allow statement that allowed the request. */
  position: Position | null;
};

export type Case = {
  syntax: RulesSyntax;
  fileName: string;
  request: RulesRequest;
  path: RequestSegment[];
  resource: RulesDocument | null;
  reads: Reads;
};

/** The first allow statement whose condition is true allows the request. */
export function decide(question: Case): Decision {
  const { syntax, fileName, request, path } = question;
  const reasons: string[] = [];
  for (const { allow, frame } of findCandidates(question)) {
    const { line, column } = allow.position;
    try {
      const reason = findReasonAgainst(allow, frame);
      if (reason === null) {
        const explanation = `${fileName}:${line}:${column} allows ${request.method}`;
        return { allowed: true, explanation, position: allow.position };
      }
      reasons.push(`${fileName}:${line}:${column} ${reason}`);
    } catch (error) {
      if (!(error instanceof LimitExceeded)) throw error;
      return refuse(`${fileName}:${line}:${column} ${error.message}`);
    }
  }
  const nothing = `No ${syntax.service} rule is for ${request.method} at ${showPath(path)}`;
  return refuse(reasons.join('; ') || nothing);
}

/** Finds the allow statements for this method in all blocks that match the path. */
function* findCandidates(question: Case): Generator<{ allow: Allow; frame: Frame }> {
  const { syntax, request, path, resource, reads } = question;
  const expressions = new ExpressionCounter();
  const globals = new Map<string, RulesValue>([
    ['request', toRequestValue(request, toPathValue(path))],
    ['resource', resource],
  ]);
  for (const { pattern, allows, scope } of syntax.blocks) {
    const captures = matchPath(pattern, path, syntax.version);
    if (!captures) continue;
    const session = { globals, pattern, captures, reads, expressions };
    const frame: Frame = { session, scope, locals: new Map(), calls: 0 };
    for (const allow of allows) if (allow.methods.has(request.method)) yield { allow, frame };
  }
}

function findReasonAgainst({ condition }: Allow, frame: Frame): string | null {
  if (!condition) return null;
  try {
    const value = evaluateExpression(condition, frame);
    if (value === true) return null;
    if (value === false) return 'is false';
    const isOpen = typeOf(value) === 'unknown';
    return isOpen ? 'depends on what the query leaves open' : `is a ${typeOf(value)}, not a bool`;
  } catch (error) {
    if (!(error instanceof RulesError)) throw error;
    const { line, column } = error.position;
    return `has an error at ${line}:${column}: ${error.message}`;
  }
}

function refuse(explanation: string): Decision {
  return { allowed: false, explanation, position: null };
}

function showPath(path: RequestSegment[]): string {
  return path.map((segment) => (typeof segment === 'string' ? `/${segment}` : '/*')).join('');
}
