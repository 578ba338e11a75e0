import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { AttemptResult } from '../../../lib/api/lenient/attempts.ts';

/**
 * Which questions stand open, by their numbers: at first those with something to learn from, and the
 * one that the address names.
 */
export function useOpenQuestions(results: readonly AttemptResult[]) {
  const { hash } = useLocation();
  const [openNumbers, setOpenNumbers] = useState(() => numbersWithNews(results));
  const [openedHash, setOpenedHash] = useState('');

  function setOpen(numbers: readonly number[], isOpen: boolean) {
    setOpenNumbers((before) => {
      const after = new Set(before);
      numbers.forEach((number) => (isOpen ? after.add(number) : after.delete(number)));
      return after;
    });
  }

  if (hash !== openedHash) {
    setOpenedHash(hash);
    setOpen([Number(/^#question-(\d+)$/.exec(hash)?.[1])], true);
  }
  return { openNumbers, setOpen };
}

function numbersWithNews(results: readonly AttemptResult[]): ReadonlySet<number> {
  return new Set(results.flatMap((result, index) => (hasNews(result) ? [index + 1] : [])));
}

/** A right answer is folded, unless something has happened to it since. */
function hasNews({ isCorrect, isDropped, note }: AttemptResult): boolean {
  return !isCorrect || isDropped === true || note !== undefined;
}
