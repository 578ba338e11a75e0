import { useEffect, useState, type RefObject } from 'react';

/** Shows an element on the whole screen, and back; also when the browser itself has left it. */
export function useFullScreen(element: RefObject<HTMLElement | null>) {
  const [isFull, setIsFull] = useState(false);
  useEffect(() => {
    const read = () => setIsFull(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', read);
    return () => document.removeEventListener('fullscreenchange', read);
  }, []);
  async function toggle() {
    try {
      if (document.fullscreenElement) await document.exitFullscreen();
      else await element.current?.requestFullscreen();
    } catch {
      // A browser that does not allow it shows the page as it is.
    }
  }
  return { isFull, toggle: () => void toggle() };
}
