import { useSyncExternalStore } from 'react';

export type Store<State> = {
  get: () => State;
  set: (state: State) => void;
  subscribe: (listener: () => void) => () => void;
};

/** A value outside React that components can watch with useStore. */
export function createStore<State>(initial: State): Store<State> {
  let current = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    set(state) {
      current = state;
      listeners.forEach((listener) => listener());
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export function useStore<State>(store: Store<State>): State {
  return useSyncExternalStore(store.subscribe, store.get);
}
