import { startTransition, useEffect, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';

/** Nearly what a quick movement of the thumb brings. */
const AHEAD = '200px';

type WhenNearProps = {
  /** Stands there until then, as high as the children. */
  place: ReactNode;
  children: ReactNode;
};

/**
 * Its children from when they are nearly on the screen, or on paper: a chart's code is heavy, and
 * nobody should wait for it at the text above.
 */
export function WhenNear({ place, children }: WhenNearProps) {
  const box = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!box.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        // Typing and scrolling go on while a chart is drawn.
        if (entry?.isIntersecting) startTransition(() => setNear(true));
      },
      { rootMargin: AHEAD },
    );
    observer.observe(box.current);
    const onPrint = () => flushSync(() => setNear(true));
    window.addEventListener('beforeprint', onPrint);
    return () => {
      observer.disconnect();
      window.removeEventListener('beforeprint', onPrint);
    };
  }, []);
  return <div ref={box}>{isNear ? children : place}</div>;
}
