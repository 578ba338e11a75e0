import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Request, Response } from 'express';

type ByteRange = { start: number; end: number };

export type Download = {
  fileName: string;
  /** From our own table: never HTML, nor what an upload claimed. */
  contentType: string;
  sizeBytes: number;
  /** Whether a browser may show it in place. */
  isViewable: boolean;
  /** Whether parts of it may be asked for. */
  isPlayed: boolean;
  open: (range?: ByteRange) => Readable;
  /**
   * Where it may be taken so often alone: counts bytes that are about to be sent, or refuses, and answers
   * with what takes back those that were not.
   */
  spend?: (bytes: number) => Promise<(sent: number) => void>;
};

type Exchange = { request: Request; response: Response; isToBeViewed: boolean };

/** Nothing of a saved file runs or loads, even where a browser opens it after all. */
export const POLICY_OF_SAVED = "default-src 'none'; sandbox";
/**
 * A sandbox has no plugins, and a browser may show a PDF by one, in a page of its own that styles itself.
 * So a file that is shown may be an object or a video of our origin, and may neither run a script nor
 * load anything else. Only our own pages may put it into a frame.
 */
const POLICY_OF_SHOWN =
  "default-src 'none'; object-src 'self'; media-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'";

/** Sends a file to be saved, or to be shown where that was asked for and can do no harm. */
export async function sendFile(
  { request, response, isToBeViewed }: Exchange,
  { fileName, contentType, sizeBytes, isViewable, isPlayed, open, spend }: Download,
): Promise<void> {
  const isHeadAlone = request.method === 'HEAD';
  const range = isPlayed && !isHeadAlone ? readRange(request, sizeBytes) : null;
  const { start, end } = isPart(range) ? range : { start: 0, end: sizeBytes - 1 };
  const isEmpty = isHeadAlone || range === 'unsatisfiable';
  const settle = await spend?.(isEmpty ? 0 : end - start + 1);
  const isShown = isToBeViewed && isViewable;
  response.attachment(fileName).set({
    'Content-Type': contentType,
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': isShown ? POLICY_OF_SHOWN : POLICY_OF_SAVED,
    'Cache-Control': 'private, no-store',
  });
  if (isShown) {
    // Express writes the name in the way that browsers read, but for attachments alone.
    const attachment = String(response.get('Content-Disposition'));
    response.set('Content-Disposition', attachment.replace(/^attachment/, 'inline'));
  }
  if (isPlayed) response.set('Accept-Ranges', 'bytes');
  if (range === 'unsatisfiable') {
    response.status(416).set('Content-Range', `bytes */${sizeBytes}`).end();
    return;
  }
  const bytes = range ? open(range) : open();
  // Fails here, with an answer of ours, when the file is gone.
  await once(bytes, 'readable');
  if (range) response.status(206).set('Content-Range', `bytes ${start}-${end}/${sizeBytes}`);
  response.set('Content-Length', String(end - start + 1));
  if (isHeadAlone) {
    bytes.destroy();
    response.end();
    return;
  }
  let sent = 0;
  async function* count(chunks: AsyncIterable<Uint8Array>) {
    for await (const chunk of chunks) {
      sent += chunk.length;
      yield chunk;
    }
  }
  try {
    await pipeline(bytes, count, response).catch(unlessHungUp);
  } finally {
    settle?.(sent);
  }
}

function isPart(range: ReturnType<typeof readRange>): range is ByteRange {
  return range !== null && range !== 'unsatisfiable';
}

/**
 * The one part that is asked for; null where it is all of the file. That is also the answer to several
 * parts, and to a condition on a version: a stored file has none, since it never changes.
 */
function readRange(request: Request, sizeBytes: number): ByteRange | 'unsatisfiable' | null {
  if (request.header('If-Range') !== undefined) return null;
  const ranges = request.range(sizeBytes, { combine: true });
  if (ranges === UNSATISFIABLE) return 'unsatisfiable';
  if (!Array.isArray(ranges) || ranges.type !== 'bytes') return null;
  const [range, ...others] = ranges;
  return range && others.length === 0 ? range : null;
}

/** Who closes a video, or gives up a download, wants no more of an answer that is on its way: no failure. */
export function unlessHungUp(error: unknown): void {
  if ((error as { code?: unknown }).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
}

/** As `request.range` says it; a range that cannot be read is -2, and is as if there was none. */
const UNSATISFIABLE = -1;
