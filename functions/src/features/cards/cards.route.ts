import {
  lookAtCard,
  printCards,
  setCardSecret,
  signInByCard,
} from '@study-assistant/contract/people/cards';
import type { Bind } from '../../http/bind.ts';
import { readClientAddress } from '../../http/client-address.ts';
import type { CardSignInService } from './card-sign-in.service.ts';
import type { PrintCardsService } from './print-cards.service.ts';

/** Who has a card has no token yet, so signing in by one is there once for all schools. */
export function cardsRoutes(
  bind: Bind<{ cards: PrintCardsService }>,
  signIn: CardSignInService,
): void {
  bind(lookAtCard, ({ body, header }) => signIn.look(body, readClientAddress(header)));
  bind(setCardSecret, ({ body, header }) => signIn.setSecret(body, readClientAddress(header)));
  bind(signInByCard, ({ body, header }) => signIn.signIn(body, readClientAddress(header)));
  bind(printCards, ({ school, caller, params, body }) =>
    school.cards.print(caller, params.id, body),
  );
}
