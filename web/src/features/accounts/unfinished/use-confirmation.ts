import { useCallback, useEffect, useRef, useState } from 'react';
import { endAfter, isConfirmed, type Step } from '../../../queries/own-account.ts';
import { unfinishedTexts as texts } from './unfinished-texts.ts';

const LOOK_EVERY_MS = 5_000;

/** Goes on when the address is confirmed: looks by itself while the page is seen, and when asked. */
export function useConfirmation(goOn: () => Promise<void>, onEnd: (end: Step) => void) {
  const [isLooking, setIsLooking] = useState(false);
  const [answer, setAnswer] = useState<string | null>(null);
  const looking = useRef<Promise<string | null>>(null);

  /** One look at a time: who asks during a quiet one hears what that has found. */
  const look = useCallback((): Promise<string | null> => {
    looking.current ??= lookOnce(goOn, onEnd).finally(() => {
      looking.current = null;
    });
    return looking.current;
  }, [goOn, onEnd]);

  useEffect(() => {
    function lookQuietly() {
      if (document.visibilityState === 'visible') void look();
    }
    const timer = setInterval(lookQuietly, LOOK_EVERY_MS);
    document.addEventListener('visibilitychange', lookQuietly);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', lookQuietly);
    };
  }, [look]);

  async function ask() {
    setAnswer(null);
    setIsLooking(true);
    setAnswer(await look());
    setIsLooking(false);
  }

  return { ask, isLooking, answer };
}

/** Null where it went on, or came to an end. */
async function lookOnce(
  goOn: () => Promise<void>,
  onEnd: (end: Step) => void,
): Promise<string | null> {
  try {
    // Whoever is signed in no more is told so there.
    if ((await isConfirmed()) === false) return texts.notYet;
    await goOn();
    return null;
  } catch (error) {
    const end = await endAfter(error);
    if (end === null) return texts.lookFailed;
    onEnd(end);
    return null;
  }
}
