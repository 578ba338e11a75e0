import { useState, type KeyboardEvent, type MouseEvent, type SVGProps } from 'react';

type Walk = {
  /** The index of the point that is told; null while there is none. */
  current: number | null;
  /** What the chart's drawing needs for it. */
  walk: SVGProps<SVGSVGElement>;
};

/**
 * Lets a reader go from point to point of a chart, with the pointer or with the arrow keys. Escape
 * takes away what is told, which may cover a part of the chart.
 *
 * @param indexAt finds the point nearest to a distance in px from the drawing's left edge
 * @param onStep is called when the keys reach a point
 */
export function useWalk(
  points: number,
  indexAt: (x: number) => number,
  onStep?: (index: number) => void,
): Walk {
  const [current, setCurrent] = useState<number | null>(null);
  const clamp = (index: number) => Math.max(0, Math.min(index, points - 1));
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') return setCurrent(null);
    const next = nextAt(event.key, current ?? -1, points - 1);
    if (next === null) return;
    event.preventDefault();
    setCurrent(clamp(next));
    onStep?.(clamp(next));
  }
  const walk = {
    role: 'application',
    tabIndex: 0,
    onFocus: () => setCurrent((index) => index ?? 0),
    onBlur: () => setCurrent(null),
    onKeyDown,
    onMouseMove: ({ currentTarget, clientX }: MouseEvent) =>
      setCurrent(clamp(indexAt(clientX - currentTarget.getBoundingClientRect().left))),
    onMouseLeave: () => setCurrent(null),
  };
  // The chart may have got fewer points since.
  return { current: current !== null && current < points ? current : null, walk };
}

/** Where a key leads from a point, or null when it leads nowhere. */
function nextAt(key: string, index: number, last: number): number | null {
  switch (key) {
    case 'ArrowRight':
      return index + 1;
    case 'ArrowLeft':
      return index - 1;
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return null;
  }
}
