import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** In px, before the first measurement. */
const FIRST_WIDTH = 320;

/** The width of an element in px, for a drawing whose texts keep their size. */
export function useWidth(): [RefObject<HTMLDivElement | null>, number] {
  const place = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(FIRST_WIDTH);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    const measure = () => setWidth(element.getBoundingClientRect().width || FIRST_WIDTH);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [place, width];
}
