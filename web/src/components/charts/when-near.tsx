import { startTransition, useEffect, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';

/** About the distance of one quick swipe. */
const AHEAD = '200px';

type WhenNearProps = {
  /** The placeholder, as high as the children. */
  place: ReactNode;
  children: ReactNode;
};

/**
 * Renders its children once they are nearly on the screen or printed: a chart's code is large, and
 * the text above should not wait for it.
 */
export function WhenNear({ place, children }: WhenNearProps) {
  const box = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!box.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        // Typing and scrolling stay smooth while a chart is drawn.
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
