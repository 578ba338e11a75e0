import type { Endpoint } from '@study-assistant/contract/wire/endpoint';
import type { Permission } from '@study-assistant/contract/wire/roles';
import type { Request } from 'express';
import type { Caller } from '../domain/caller.ts';
import type { Asked } from '../domain/limits.ts';
import type { VerifyApp } from '../platform/auth/app-check.ts';
import {
  authenticate,
  requireCaller,
  requireSecondStep,
  type VerifyToken,
} from './authenticate.ts';
import { readClientAddress } from './client-address.ts';
import { limitsOf } from './limited-endpoints.ts';

/** Counts what somebody is about to do; throws where it is too much, or could not be counted. */
type CountAsked = (
  schoolId: string,
  asker: { uid: string; address: string | null },
  asked: readonly Asked[],
) => Promise<void>;

/** What every request has to pass. */
export type Gate = {
  verifyToken: VerifyToken;
  /** Null where a request may come from anything. */
  verifyApp: VerifyApp | null;
  countAsked: CountAsked;
};

const APP_CHECK_HEADER = 'X-Firebase-AppCheck';

export async function requireApp(
  request: Request,
  { verifyApp }: Pick<Gate, 'verifyApp'>,
): Promise<void> {
  await verifyApp?.(request.header(APP_CHECK_HEADER));
}

/** Who asks, from our own pages and with the permission. */
export async function requireSignedIn(
  request: Request,
  permission: Permission,
  gate: Gate,
): Promise<Caller> {
  await requireApp(request, gate);
  const holder = await authenticate(request, gate.verifyToken, permission);
  requireSecondStep(holder, null);
  return requireCaller(holder, permission);
}

/** Counts a request for a file, which has no body. */
export async function countDownload(
  request: Request,
  { uid, schoolId }: Caller,
  endpoint: Endpoint,
  { countAsked }: Gate,
): Promise<void> {
  const asked = limitsOf(endpoint, { query: request.query, body: undefined });
  if (asked.length === 0) return;
  const address = readClientAddress((name) => request.header(name));
  await countAsked(schoolId, { uid, address }, asked);
}
