import { useState, type KeyboardEvent } from 'react';

type Slots<Value> = {
  /** The place that the next tapped word fills; null where all are filled and none was chosen. */
  active: number | null;
  /** Makes a place the next one. */
  choose: (place: number) => void;
  /** Puts a value into the active place, and goes on to the next open one. */
  put: (value: Value) => void;
};

/** Places that are filled by tapping: first the place, where it is not the next open one, then a value. */
export function useSlots<Value>(
  filled: readonly boolean[],
  onFill: (place: number, value: Value) => void,
): Slots<Value> {
  const [chosen, setChosen] = useState<number | null>(null);
  const open = filled.indexOf(false);
  const active = chosen ?? (open === -1 ? null : open);
  return {
    active,
    choose: setChosen,
    put(value) {
      if (active === null) return;
      onFill(active, value);
      setChosen(null);
    },
  };
}

/** The arrow keys of a menu choose from it, and so must not change the question around it. */
export function keepArrows(event: KeyboardEvent): void {
  const isMenu = event.target instanceof HTMLSelectElement;
  if (isMenu && event.key.startsWith('Arrow')) event.stopPropagation();
}
