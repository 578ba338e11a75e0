import { useEffect, useRef, useState } from 'react';
import { isFreshResult, takeFreshResult } from '../fresh-results.ts';
import styles from './celebration.module.css';

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** Confetti over the page, once, for who has just handed in; never for who wants less motion. */
export function Celebration({ attemptId }: { attemptId: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isShown] = useState(
    () => isFreshResult(attemptId) && !window.matchMedia(REDUCED_MOTION).matches,
  );

  useEffect(() => {
    if (!isShown) return undefined;
    let isGone = false;
    let stop: () => void = () => undefined;
    async function celebrate() {
      const { default: confetti } = await import('canvas-confetti');
      if (isGone || !canvas.current || !takeFreshResult(attemptId)) return;
      // A worker would be a script from a blob, which the content security policy refuses.
      const fire = confetti.create(canvas.current, { resize: true, useWorker: false });
      stop = () => fire.reset();
      const origin = { y: 0.35 };
      void fire({ particleCount: 110, spread: 85, origin, disableForReducedMotion: true });
    }
    // Without a connection the result is as good.
    celebrate().catch(() => undefined);
    return () => {
      isGone = true;
      stop();
    };
  }, [attemptId, isShown]);

  return isShown && <canvas ref={canvas} aria-hidden className={styles.canvas} />;
}
