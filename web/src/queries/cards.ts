import * as endpoints from '@study-assistant/contract/people/cards';
import type { CardSecret, PrintedCard } from '@study-assistant/contract/people/cards';
import type { Reply } from '@study-assistant/contract/wire/endpoint';
import { call } from '../lib/api/api-client.ts';
import { logIn } from './accounts.ts';

export type CardFound = Omit<Reply<typeof endpoints.lookAtCard>, 'success'>;

/** Whose card this is; fails where the code is no card's. */
export async function lookAtCard(code: string): Promise<CardFound> {
  const { fullName, secret } = await call(endpoints.lookAtCard, { body: { code } });
  return { fullName, secret };
}

/** Sets the secret of a new card and signs in. */
export async function startCard(code: string, secret: CardSecret): Promise<void> {
  const { token } = await call(endpoints.setCardSecret, { body: { code, secret } });
  await logIn({ token, remember: false });
}

export async function signInByCard(code: string, secret: CardSecret): Promise<void> {
  const { token } = await call(endpoints.signInByCard, { body: { code, secret } });
  await logIn({ token, remember: false });
}

/** Makes new cards, which end the ones before. */
export async function printCards(classId: string, studentIds: string[]): Promise<PrintedCard[]> {
  const input = { params: { id: classId }, body: { studentIds } };
  return (await call(endpoints.printCards, input)).cards;
}
