import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

/**
 * Keeps the framework around a function from reading the bodies of API calls.
 *
 * Cloud Functions parses each body before our code runs: malformed JSON or an oversized file would
 * be answered with its own HTML page, and an upload would be held in memory whole. Both body
 * parsers pass over a request whose headers announce no body, so the announcement is taken away
 * from the headers that they see; Node has framed the stream by then. Where this does not take
 * effect, request-body.ts reads `rawBody` instead.
 */
export function keepBodiesUnread(): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    if (!request.url?.startsWith('/api/')) return;
    delete request.headers['content-length'];
    delete request.headers['transfer-encoding'];
  });
}

/**
 * Keeps the framework from answering an address that is no text, such as "/api/%E0%A4%A": its router
 * decodes each before our code runs, and fails with a page of its own. Escaped, it comes to
 * `refuseUnreadableAddress`.
 */
export function escapeUnreadableAddresses(): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    const [path = '', ...query] = (request.url ?? '').split('?');
    if (!isReadable(path)) request.url = [path.replaceAll('%', '%25'), ...query].join('?');
  });
}

function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
