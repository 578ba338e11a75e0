import type { Endpoint, Input, Reply } from '@study-assistant/contract/wire/endpoint';
import type { CallOptions } from './api-client.ts';
import { networkError } from './api-error.ts';
import { appCheckHeaders } from './app-check.ts';
import { authorized, type Answer } from './authorized.ts';
import { asText, presentEntries, readReply, urlOf } from './request.ts';

export type UploadOptions = CallOptions & {
  /** The share of the body that has been sent, 0 to 1. */
  onProgress?: (share: number) => void;
};

/**
 * Sends a file with its text fields by XMLHttpRequest, since fetch cannot report progress. @throws
 * as `call` does.
 */
export async function upload<E extends Endpoint>(
  endpoint: E,
  input: Input<E> & { file: File },
  options: UploadOptions = {},
): Promise<Reply<E>> {
  const url = urlOf(endpoint, input);
  const form = new FormData();
  // The text comes first, so that the server can refuse before it has read the file.
  for (const [name, value] of presentEntries(input.body)) form.append(name, asText(value));
  form.append(endpoint.file?.field ?? 'file', input.file);

  const headers = { ...options.headers, ...(await appCheckHeaders()) };
  const answer = await authorized((token) =>
    send({ method: endpoint.method, url, form, token }, { ...options, headers }),
  );
  return readReply(endpoint, answer);
}

type Request = { method: string; url: string; form: FormData; token: string };

function send(
  { method, url, form, token }: Request,
  { signal, headers, onProgress }: UploadOptions,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    function abort() {
      request.abort();
      reject(new DOMException('The upload was cancelled.', 'AbortError'));
    }
    request.open(method, url);
    request.setRequestHeader('Authorization', `Bearer ${token}`);
    for (const [name, value] of Object.entries(headers ?? {})) {
      request.setRequestHeader(name, value);
    }
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress?.(loaded / total);
    };
    request.onload = () => resolve({ status: request.status, text: request.responseText });
    request.onerror = () => reject(networkError());
    request.onloadend = () => signal?.removeEventListener('abort', abort);
    if (signal?.aborted) return abort();
    signal?.addEventListener('abort', abort);
    request.send(form);
  });
}
