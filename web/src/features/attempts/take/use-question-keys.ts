import { useEffect, useEffectEvent, type RefObject } from 'react';

type QuestionKeys = {
  options: number;
  /** With the option's place on the screen, the first at 0. */
  onChoose: (place: number) => void;
  onStep: (step: 1 | -1) => void;
};

/**
 * 1–4 and A–D choose; left and right step, except on a radio button, where arrows choose already.
 * Only keys pressed inside the question count: single keys for the whole page would get in the way
 * of speech input.
 */
export function useQuestionKeys(
  question: RefObject<HTMLElement | null>,
  { options, onChoose, onStep }: QuestionKeys,
): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const option = optionOf(event.key);
    if (option >= 0 && option < options) {
      event.preventDefault();
      onChoose(option);
    } else if (!(event.target instanceof HTMLInputElement)) {
      if (event.key === 'ArrowRight') onStep(1);
      if (event.key === 'ArrowLeft') onStep(-1);
    }
  });

  useEffect(() => {
    const element = question.current;
    function listen(event: KeyboardEvent) {
      handleKey(event);
    }
    element?.addEventListener('keydown', listen);
    return () => element?.removeEventListener('keydown', listen);
  }, [question]);
}

/** -1 for a key that names no option. */
function optionOf(key: string): number {
  if (key.length !== 1) return -1;
  const digit = '123456789'.indexOf(key);
  return digit >= 0 ? digit : 'abcdefghi'.indexOf(key.toLowerCase());
}
