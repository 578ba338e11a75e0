import { useEffect, useRef, useState } from 'react';

/** The part of the screen where one reads: a question is current while it is there. */
const READING_BAND = '-15% 0px -75% 0px';
/** What a jump moves into the band meanwhile was not asked for, as at the end of the page. */
const JUMP_MS = 500;

/** The heading of the question that is being read, of those given in their order, and of a jump to one. */
export function useCurrentQuestion(headingIds: readonly string[]) {
  const [current, setCurrent] = useState<string | null>(null);
  const jumpedAt = useRef(-JUMP_MS);
  const key = headingIds.join(' ');

  useEffect(() => {
    const ids = key.split(' ');
    const seen = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const id = target.getAttribute('aria-labelledby') ?? '';
          if (isIntersecting) seen.add(id);
          else seen.delete(id);
        }
        // Between two questions the last one stays.
        const first = ids.find((id) => seen.has(id));
        const isJumping = performance.now() - jumpedAt.current < JUMP_MS;
        if (first !== undefined && !isJumping) setCurrent(first);
      },
      { rootMargin: READING_BAND },
    );
    for (const id of ids) {
      const card = document.getElementById(id)?.closest('article');
      if (card) observer.observe(card);
    }
    return () => observer.disconnect();
  }, [key]);

  return {
    current,
    noteJump: (headingId: string) => {
      jumpedAt.current = performance.now();
      setCurrent(headingId);
    },
  };
}
