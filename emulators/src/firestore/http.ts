import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { RulesError } from '../rules/language/error.ts';
import { parseRules } from '../rules/rules.ts';
import type { Databases } from './databases/databases.ts';
import { sumUsage } from './databases/usage.ts';
import type { Engine } from './engine/engine.ts';
import { StatusError } from './protocol/status.ts';
import type { AnswerRest } from './rest/rest.ts';
import { parseFirstGeneration, parseSecondGeneration, type Trigger } from './triggers/trigger.ts';

type Reply = { status: number; body: object | string };

const RULES = /^\/emulator\/v1\/projects\/([^/:]+):securityRules$/;
const USAGE = /^\/emulator\/v1\/projects\/([^/:]+):usage$/;
const FIRST_TRIGGER = /^\/emulator\/v1\/projects\/([^/:]+)\/triggers\/([^/]+)$/;
const SECOND_TRIGGER = /^\/emulator\/v1\/projects\/([^/:]+)\/eventarcTrigger$/;
const DOCUMENTS = /^\/emulator\/v1\/projects\/([^/:]+)\/databases\/([^/]+)\/documents$/;

/**
 * Answers the REST API, the endpoints of Google's emulator that load rules and clear data, and our own
 * that reports reads and writes. Only the REST API looks at tokens.
 */
export async function answerHttp(
  databases: Databases,
  answerRest: AnswerRest,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  letPagesAsk(request, response);
  if (request.method === 'OPTIONS') return void response.writeHead(204).end();
  const { status, body } = await answer(databases, answerRest, request).catch(toInternalError);
  const isText = typeof body === 'string';
  response.writeHead(status, { 'Content-Type': isText ? 'text/plain' : 'application/json' });
  response.end(isText ? body : JSON.stringify(body));
}

/** Pages come from another port, so a browser asks first whether they may send and read. */
function letPagesAsk({ headers }: IncomingMessage, response: ServerResponse): void {
  response.setHeader('Access-Control-Allow-Origin', headers.origin ?? '*');
  response.setHeader('Access-Control-Allow-Methods', 'GET, POST, PUT, PATCH, DELETE, OPTIONS');
  const asked = headers['access-control-request-headers'];
  if (asked !== undefined) response.setHeader('Access-Control-Allow-Headers', asked);
  response.setHeader('Vary', 'Origin, Access-Control-Request-Headers');
}

async function answer(
  databases: Databases,
  answerRest: AnswerRest,
  request: IncomingMessage,
): Promise<Reply> {
  const { method: verb = 'GET', headers } = request;
  const url = new URL(request.url ?? '/', 'http://localhost');
  const body = await text(request);
  const path = decodeURIComponent(url.pathname);
  const [, rulesOf] = RULES.exec(path) ?? [];
  const [, usageOf] = USAGE.exec(path) ?? [];
  const [, documentsOf, databaseId] = DOCUMENTS.exec(path) ?? [];
  const trigger = readTrigger(verb, path, url.searchParams, body);
  if (verb === 'GET' && path === '/') return { status: 200, body: 'Ok\n' };
  if (verb === 'GET' && usageOf) {
    return { status: 200, body: sumUsage(databases.allOf(usageOf).map(({ usage }) => usage)) };
  }
  if (verb === 'PUT' && rulesOf) return loadRules(databases, rulesOf, body);
  if (verb === 'DELETE' && documentsOf) {
    clearDocuments(databases.of(documentsOf, databaseId).engine);
    return { status: 200, body: {} };
  }
  if (trigger && databases.triggers) {
    databases.triggers.register(trigger);
    return { status: 200, body: {} };
  }
  const reply = await answerRest({ verb, url, headers, body });
  return reply ?? toFailure(404, 'NOT_FOUND', `There is no ${verb} ${path} here.`);
}

/** Reads what the Functions emulator registers; null for any other request. */
function readTrigger(
  verb: string,
  path: string,
  query: URLSearchParams,
  body: string,
): Trigger | null {
  const [, firstOf, firstKey] = FIRST_TRIGGER.exec(path) ?? [];
  const [, secondOf] = SECOND_TRIGGER.exec(path) ?? [];
  if (verb === 'PUT' && firstOf && firstKey) {
    return parseFirstGeneration(firstOf, firstKey, JSON.parse(body));
  }
  if (verb !== 'POST' || !secondOf) return null;
  return parseSecondGeneration(secondOf, query.get('eventarcTriggerId') ?? '', JSON.parse(body));
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
  if (error instanceof StatusError) return toFailure(400, 'INVALID_ARGUMENT', error.details);
  const isJson = error instanceof SyntaxError;
  if (isJson) return toFailure(400, 'INVALID_ARGUMENT', 'The body is not JSON.');
  const isPath = error instanceof URIError;
  if (isPath) return toFailure(400, 'INVALID_ARGUMENT', 'The address cannot be read.');
  return toFailure(500, 'INTERNAL', String(error));
}

function toFailure(status: number, name: string, message: string): Reply {
  return { status, body: { error: { code: status, message, status: name } } };
}
