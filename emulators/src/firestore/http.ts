import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { RulesError } from '../rules/language/error.ts';
import { parseRules } from '../rules/rules.ts';
import type { Databases } from './databases/databases.ts';
import type { Engine } from './engine/engine.ts';

type Reply = { status: number; body: object | string };

const RULES = /^\/emulator\/v1\/projects\/([^/:]+):securityRules$/;
const USAGE = /^\/emulator\/v1\/projects\/([^/:]+):usage$/;
const DOCUMENTS = /^\/emulator\/v1\/projects\/([^/:]+)\/databases\/\(default\)\/documents$/;

/**
 * The endpoints of Google's emulator that load rules and clear data, and our own that reports reads
 * and writes. None of them needs a token.
 */
export async function answerHttp(
  databases: Databases,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { status, body } = await answer(databases, request).catch(toInternalError);
  const isText = typeof body === 'string';
  response.writeHead(status, { 'Content-Type': isText ? 'text/plain' : 'application/json' });
  response.end(isText ? body : JSON.stringify(body));
}

async function answer(databases: Databases, request: IncomingMessage): Promise<Reply> {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  const path = decodeURIComponent(pathname);
  const [, rulesOf] = RULES.exec(path) ?? [];
  const [, usageOf] = USAGE.exec(path) ?? [];
  const [, documentsOf] = DOCUMENTS.exec(path) ?? [];
  if (request.method === 'GET' && path === '/') return { status: 200, body: 'Ok\n' };
  if (request.method === 'GET' && usageOf) {
    return { status: 200, body: databases.of(usageOf).usage };
  }
  if (request.method === 'PUT' && rulesOf) {
    return loadRules(databases, rulesOf, await text(request));
  }
  if (request.method === 'DELETE' && documentsOf) {
    clearDocuments(databases.of(documentsOf).engine);
    return { status: 200, body: {} };
  }
  return toFailure(404, 'NOT_FOUND', `Only gRPC is served here, not ${request.method} ${path}.`);
}

type LoadRules = {
  ignore_errors?: boolean;
  rules?: { files?: { name?: string; content?: string }[] };
};

function loadRules(databases: Databases, projectId: string, json: string): Reply {
  const { rules, ignore_errors: isLenient } = JSON.parse(json) as LoadRules;
  const [file] = rules?.files ?? [];
  if (file?.content === undefined) return toFailure(400, 'INVALID_ARGUMENT', 'There are no rules.');
  const { name: fileName = 'firestore.rules', content } = file;
  try {
    databases.rules.load(projectId, parseRules(content, fileName));
    return { status: 200, body: {} };
  } catch (error) {
    if (!(error instanceof RulesError)) throw error;
    if (!isLenient) return toFailure(400, 'INVALID_ARGUMENT', error.message);
    const sourcePosition = { fileName, ...error.position };
    const issue = { sourcePosition, description: error.message, severity: 'ERROR' };
    return { status: 200, body: { issues: [issue] } };
  }
}

/** Documents are deleted as by a client, so that listeners are told. */
function clearDocuments(engine: Engine): void {
  engine.commit(engine.documents().map(({ name }) => ({ delete: name })));
}

function toInternalError(error: unknown): Reply {
  const isJson = error instanceof SyntaxError;
  if (isJson) return toFailure(400, 'INVALID_ARGUMENT', 'The body is not JSON.');
  return toFailure(500, 'INTERNAL', String(error));
}

function toFailure(status: number, name: string, message: string): Reply {
  return { status, body: { error: { code: status, message, status: name } } };
}
