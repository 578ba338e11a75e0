import { useEffect, useState, type RefObject } from 'react';

type Ends = { isAtStart: boolean; isAtEnd: boolean };

/** Moves a sideways scrolling list in steps and knows when it is at an end. */
export function useScrollSteps(
  list: RefObject<HTMLElement | null>,
  { step, itemCount }: { step: number; itemCount: number },
) {
  const [ends, setEnds] = useState<Ends>({ isAtStart: true, isAtEnd: true });

  useEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    function measure() {
      if (element) setEnds(endsOf(element));
    }
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', measure);
    };
    // Other items change the scrolled width, which no observer tells.
  }, [list, itemCount]);

  return {
    ...ends,
    scrollBack: () => list.current?.scrollBy({ left: -step }),
    scrollOn: () => list.current?.scrollBy({ left: step }),
  };
}

/** With a pixel of slack: browsers scroll to fractions. */
function endsOf({ scrollLeft, clientWidth, scrollWidth }: HTMLElement): Ends {
  const offset = Math.abs(scrollLeft);
  return { isAtStart: offset <= 1, isAtEnd: offset + clientWidth >= scrollWidth - 1 };
}
