import { checkSyntax } from './language/check/syntax.ts';
import { RulesError } from './language/error.ts';
import { parseStatements } from './language/parse/statements.ts';
import { parseTree } from './language/parse/tree.ts';
import type { RulesSyntax } from './language/syntax.ts';
import { decide } from './request/decide.ts';
import type { Decision } from './request/decide.ts';
import type { RequestSegment } from './request/match.ts';
import { findPossibilities } from './request/possibilities.ts';
import { Reads } from './request/reads.ts';
import type { RulesRequest } from './request/request.ts';

/** A parsed and checked rules file. */
export type Ruleset = { fileName: string; syntax: RulesSyntax };

const SERVICES = ['cloud.firestore', 'firebase.storage'];

/** Throws RulesError with the place of the first mistake. */
export function parseRules(text: string, fileName: string): Ruleset {
  const tree = parseTree(text, fileName);
  try {
    const syntax = parseStatements(tree);
    if (!SERVICES.includes(syntax.service)) {
      throw new RulesError(`There is no service ${syntax.service}`, { line: 1, column: 1 });
    }
    checkSyntax(syntax);
    return { fileName, syntax };
  } catch (error) {
    if (!(error instanceof RulesError)) throw error;
    throw new RulesError(error.message, error.position, fileName);
  }
}

/**
 * Tells whether the rules allow the request. A Firestore list passes if they allow everything that
 * its query could return. No request makes this throw: an error in a condition denies and is
 * explained.
 */
export function evaluate({ syntax, fileName }: Ruleset, request: RulesRequest): Decision {
  if (syntax.service !== request.service) {
    return deny(`${fileName} is for ${syntax.service}, not for ${request.service}`);
  }
  const shared = { syntax, fileName, request, reads: new Reads(request) };
  const isQuery = request.service === 'cloud.firestore' && request.method === 'list';
  if (!isQuery) {
    return decide({ ...shared, path: splitPath(request.path), resource: request.resource });
  }
  const possibilities = findPossibilities(request.path, request.query ?? {});
  if (!possibilities) return deny('The query has too many alternatives');
  let decision = deny('The query cannot return anything');
  for (const possibility of possibilities) {
    decision = decide({ ...shared, ...possibility });
    if (!decision.allowed) return decision;
  }
  return decision;
}

function splitPath(path: string): RequestSegment[] {
  return path.split('/');
}

function deny(explanation: string): Decision {
  return { allowed: false, explanation, position: null };
}
