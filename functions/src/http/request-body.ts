import { Readable } from 'node:stream';
import type { Request } from 'express';
import { ApiError } from '../domain/api-error.ts';

const MAX_JSON_BYTES = 256 * 1024;

/**
 * The bytes of a request. Where the surrounding framework has read them already they are in
 * `rawBody`, else the request itself is the stream.
 */
export function bodyStream(request: Request): Readable {
  const { rawBody } = request as Request & { rawBody?: Buffer };
  return rawBody ? Readable.from([rawBody]) : request;
}

/**
 * Reads a JSON body; nothing at all counts as an empty object. A request that is refused stays open,
 * so that the rest of it can arrive and the refusal is heard: proxies answer a connection closed
 * early with their own error.
 */
export async function readJson(request: Request): Promise<unknown> {
  const chunks: Buffer[] = [];
  let size = 0;
  const arriving = bodyStream(request).iterator({ destroyOnReturn: false });
  for await (const chunk of arriving as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_JSON_BYTES) throw new ApiError('too-large', 'This request is too large.');
    chunks.push(chunk);
  }
  if (size === 0) return {};
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8')) as unknown;
  } catch (cause) {
    throw new ApiError('invalid-request', 'This request is not valid JSON.', { cause });
  }
}
