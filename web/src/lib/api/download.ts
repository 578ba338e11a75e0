import type { Endpoint, Input } from '@study-assistant/contract/wire/endpoint';
import { networkError } from './api-error.ts';
import { appCheckHeaders } from './app-check.ts';
import { authorized } from './authorized.ts';
import { readReply, urlOf } from './request.ts';

type DownloadOptions = {
  signal?: AbortSignal;
  /** The number of bytes so far; the total is unknown. */
  onProgress?: (bytes: number) => void;
};

/** Fetches a file's bytes with the caller's token. @throws as `call` does. */
export async function download<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  options: DownloadOptions = {},
): Promise<Blob> {
  const url = urlOf(endpoint, input);
  const sent = await appCheckHeaders();
  const { blob, ...answer } = await authorized((token) =>
    fetchFile(url, { ...sent, Authorization: `Bearer ${token}` }, options),
  );
  // A reply without bytes explains why there are none.
  if (!blob) readReply(endpoint, answer);
  return blob ?? new Blob();
}

async function fetchFile(
  url: string,
  headers: Readonly<Record<string, string>>,
  { signal, onProgress }: DownloadOptions,
) {
  try {
    const response = await fetch(url, { headers, ...(signal && { signal }) });
    if (!response.ok) return { status: response.status, text: await response.text(), blob: null };
    return { status: response.status, text: '', blob: await readBytes(response, onProgress) };
  } catch (error) {
    if (signal?.aborted) throw error;
    throw networkError(error);
  }
}

async function readBytes(response: Response, onProgress: DownloadOptions['onProgress']) {
  if (!response.body) return response.blob();
  const reader = response.body.getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    bytes += part.value.length;
    onProgress?.(bytes);
  }
  return new Blob(parts);
}
