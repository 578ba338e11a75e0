import { useCallback, useEffect, useRef, useState } from 'react';
import { endAfter, isConfirmed, type Step } from '../../../queries/own-account.ts';
import { unfinishedTexts as texts } from './unfinished-texts.ts';

const LOOK_EVERY_MS = 5_000;

/** Continues once the address is confirmed. It checks while the page is visible, and on request. */
export function useConfirmation(goOn: () => Promise<void>, onEnd: (end: Step) => void) {
  const [isLooking, setIsLooking] = useState(false);
  const [answer, setAnswer] = useState<string | null>(null);
  const looking = useRef<Promise<string | null>>(null);

  /** Only one check runs at a time; a request during one gets its result. */
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

/** Resolves to null when the check led on to another step. */
async function lookOnce(
  goOn: () => Promise<void>,
  onEnd: (end: Step) => void,
): Promise<string | null> {
  try {
    // A person who is signed out meanwhile is told so there.
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
