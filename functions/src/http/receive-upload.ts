import { PassThrough, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FilePart } from '@study-assistant/contract/wire/endpoint';
import { MAX_NAME_LENGTH } from '@study-assistant/contract/wire/limits';
import { cleanName } from '@study-assistant/contract/wire/text';
import busboy from 'busboy';
import type { Request } from 'express';
import { ApiError } from '../domain/api-error.ts';
import { bodyStream } from './request-body.ts';

/** Where an upload's bytes go while they arrive. */
export type UploadSink = {
  write(path: string, bytes: Readable): Promise<void>;
  remove(path: string): Promise<void>;
};

/** A file that is in storage already; its owner deletes it when it is not wanted. */
export type StoredUpload = {
  path: string;
  /** As the browser named it, in any script, without folders. */
  fileName: string;
  sizeBytes: number;
  /** The first bytes, at most 4,096, to tell the format by. */
  head: Buffer;
};

export type ReceivedForm = { fields: Record<string, string>; upload: StoredUpload | null };

const HEAD_BYTES = 4096;

/**
 * Streams a multipart body: text fields are collected, the one file goes straight to the sink and
 * is never held whole. On any failure nothing stays in the sink.
 */
export async function receiveUpload(
  request: Request,
  part: FilePart,
  sink: UploadSink,
  path: string,
): Promise<ReceivedForm> {
  const fields: Record<string, string> = {};
  // In an object: the compiler cannot see that a listener assigns a variable.
  const file: { stored: Promise<StoredUpload> | null } = { stored: null };
  const parser = createParser(request, part);
  parser.on('field', (name, value) => (fields[name] = value));
  parser.on('file', (name, stream, info) => {
    if (name !== part.field || file.stored) return void stream.resume();
    file.stored = store(stream, info.filename, sink, path, part.maxBytes);
    file.stored.catch(() => stream.resume());
  });
  try {
    await readAll(request, parser);
    return { fields, upload: await file.stored };
  } catch (error) {
    // Also after a failure: a part of the file may be there.
    await Promise.allSettled([file.stored]);
    if (file.stored) await sink.remove(path);
    throw error;
  }
}

async function readAll(request: Request, parser: busboy.Busboy): Promise<void> {
  try {
    await pipeline(bodyStream(request), parser);
  } catch (cause) {
    throw new ApiError('invalid-request', 'The upload was interrupted. Please try again.', {
      cause,
    });
  }
}

function createParser(request: Request, part: FilePart): busboy.Busboy {
  try {
    return busboy({
      headers: request.headers,
      defParamCharset: 'utf8',
      // One more than a file may have: the parser cuts a file off at its limit, also one that ends there.
      limits: { fileSize: part.maxBytes + 1, files: 1, fields: 20, fieldSize: 10_000 },
    });
  } catch (cause) {
    throw new ApiError('invalid-request', part.missing, { cause });
  }
}

async function store(
  stream: Readable,
  name: string | undefined,
  sink: UploadSink,
  path: string,
  maxBytes: number,
): Promise<StoredUpload> {
  let sizeBytes = 0;
  let head = Buffer.alloc(0);
  const counted = new PassThrough();
  counted.on('data', (chunk: Buffer) => {
    sizeBytes += chunk.length;
    if (head.length < HEAD_BYTES) head = Buffer.concat([head, chunk]).subarray(0, HEAD_BYTES);
  });
  stream.on('limit', () => {
    // The rest is read and dropped: proxies answer a connection closed early with their own error.
    counted.destroy(new ApiError('too-large', tooLargeSentence(maxBytes)));
    stream.resume();
  });
  stream.on('error', (error) => counted.destroy(error));
  stream.pipe(counted);
  await sink.write(path, counted);
  return { path, fileName: cleanFileName(name), sizeBytes, head };
}

function tooLargeSentence(limit: number): string {
  return `This file is too large. Please choose a file of at most ${Math.round(limit / 1024 / 1024)} MB.`;
}

/** Drops folders and what nobody sees; a browser's name is a label, never a path. */
function cleanFileName(name: string | undefined): string {
  const last = (name ?? '').split(/[\\/]/).at(-1) ?? '';
  return cleanName(last).slice(-MAX_NAME_LENGTH) || 'file';
}
