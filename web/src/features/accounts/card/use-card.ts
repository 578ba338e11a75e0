import type { CardPicture, CardSecret } from '@study-assistant/contract/people/cards';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { forgetHere } from '../../../components/accounts/not-you.tsx';
import { serverSentence } from '../../../lib/api/api-error.ts';
import { useUser } from '../../../lib/auth/session.ts';
import { paths } from '../../../paths.ts';
import { lookAtCard, signInByCard, startCard, type CardFound } from '../../../queries/cards.ts';
import { texts } from './card-texts.ts';

type Kind = CardSecret['kind'];

export type CardStep =
  /** Somebody is signed in on this device already. */
  | { name: 'other'; code: string }
  | { name: 'code'; code: string; note: string | null }
  | { name: 'name'; code: string; card: CardFound }
  | { name: 'kind'; code: string; card: CardFound }
  /** `first` has the pictures that have to be chosen once more. */
  | { name: 'set'; code: string; card: CardFound; kind: Kind; first: CardPicture[] | null }
  | { name: 'enter'; code: string; card: CardFound; kind: Kind };

/** The steps of signing in by a card. */
export function useCard() {
  const navigate = useNavigate();
  const { hash } = useLocation();
  const user = useUser();
  const [scanned] = useState(() => hash.slice(1));
  const [step, setStep] = useState<CardStep>(() =>
    user ? { name: 'other', code: scanned } : { name: 'code', code: scanned, note: null },
  );
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const isLocked = useRef(false);

  // The code neither stays in the address nor in the history of a shared device.
  useEffect(() => {
    if (hash !== '') void navigate(paths.card, { replace: true });
  }, [hash, navigate]);
  const isFirst = useRef(true);
  useEffect(() => {
    if (!isFirst.current) return;
    isFirst.current = false;
    if (scanned !== '' && step.name === 'code') void look(scanned);
  });

  async function run(act: () => Promise<void>) {
    if (isLocked.current) return;
    isLocked.current = true;
    setIsBusy(true);
    setError(null);
    try {
      await act();
    } catch (failure) {
      setError(serverSentence(failure, failure instanceof Error ? textOf(failure) : texts.failed));
    } finally {
      isLocked.current = false;
      setIsBusy(false);
    }
  }

  function goTo(next: CardStep, problem: string | null = null) {
    setError(problem);
    setStep(next);
  }

  function look(code: string) {
    return run(async () => {
      const card = await lookAtCard(code);
      const { secret } = card;
      setStep(
        secret === null
          ? { name: 'name', code, card }
          : { name: 'enter', code, card, kind: secret },
      );
    });
  }

  return {
    step,
    error,
    isBusy,
    goTo,
    look: (code: string) => void look(code),
    start: (code: string, secret: CardSecret) => void run(() => startCard(code, secret)),
    signIn: (code: string, secret: CardSecret) => void run(() => signInByCard(code, secret)),
    signOutFirst: (code: string) =>
      void run(async () => {
        if (user) await forgetHere(user);
        setStep({ name: 'code', code, note: null });
      }),
  };
}

/** Network failures have a sentence of their own. */
function textOf(failure: Error): string {
  return failure.name === 'ApiError' ? failure.message : texts.failed;
}
