import type { Endpoint, Input, Reply } from '@study-assistant/contract/wire/endpoint';
import { askWhetherHeld, holdAnswer } from '../auth/held-answers.ts';
import { storedUser } from '../auth/session.ts';
import { asRequest } from '../dom/when-quiet.ts';
import { networkError } from './api-error.ts';
import { appCheckHeaders } from './app-check.ts';
import { authorized, type Answer } from './authorized.ts';
import { noteTrial } from './open-trial.ts';
import { readReply, urlOf } from './request.ts';

export type CallOptions = {
  signal?: AbortSignal;
  headers?: Readonly<Record<string, string>>;
};

/**
 * Calls an endpoint of the contract and returns its parsed reply. @throws {ApiError} when the
 * server refuses, cannot be reached or sends something else. @throws {DOMException} named
 * AbortError when `signal` aborts.
 */
export function call<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  options: CallOptions = {},
): Promise<Reply<E>> {
  return asRequest(ask(endpoint, input, options));
}

async function ask<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  { signal, headers }: CallOptions,
): Promise<Reply<E>> {
  const url = urlOf(endpoint, input);
  const hasBody = input.body !== undefined;
  const request: RequestInit = {
    method: endpoint.method,
    ...(signal && { signal }),
    ...(hasBody && { body: JSON.stringify(input.body) }),
  };
  const sent = {
    ...headers,
    ...(await appCheckHeaders()),
    ...(hasBody && { 'Content-Type': 'application/json' }),
    ...(endpoint.method === 'GET' && askWhetherHeld(url, storedUser()?.uid ?? '')),
  };

  const answer =
    endpoint.access === 'public'
      ? await send(url, { ...request, headers: sent })
      : await authorized((token) =>
          send(url, { ...request, headers: { ...sent, Authorization: `Bearer ${token}` } }),
        );
  return readReply(endpoint, answer);
}

async function send(url: string, request: RequestInit): Promise<Answer> {
  try {
    const response = await fetch(url, request);
    noteTrial(response.headers);
    const text = await response.text();
    if (request.method !== 'GET') return { status: response.status, text };
    return holdAnswer(url, response, text);
  } catch (error) {
    if (request.signal?.aborted) throw error;
    throw networkError(error);
  }
}
