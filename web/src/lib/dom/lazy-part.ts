import { createElement, lazy, useState, type ComponentType } from 'react';
import { reloadIfReplaced } from './reload-if-replaced.ts';

/** Where somebody is or goes. */
export type Place = { pathname: string; search: string };

/** A component that may consist of further lazy parts, of which it shows some at each address. */
type Loadable<Props> = ComponentType<Props> & {
  loadParts?: (place: Place) => Promise<unknown>;
};

export type LazyPart<Props> = ComponentType<Props> & {
  /** Fetches its code; given a place, also that of the parts that it shows there. */
  load: (place?: Place) => Promise<unknown>;
};

/**
 * A component whose code is fetched when it is first shown, or ahead of that by `load`. Code that
 * is there already is shown at once: whatever React waits for, be it for a moment, it holds back for
 * a third of a second after it has shown what stands in its place.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<Loadable<Props>>,
): LazyPart<Props> {
  let loaded: Loadable<Props> | null = null;
  async function fetchCode() {
    loaded = await load();
    return loaded;
  }
  const Awaited: ComponentType<Props> = lazy(async () => ({
    default: await fetchCode().catch(reloadIfReplaced),
  }));
  function Part(props: Props) {
    const [Shown] = useState(() => loaded ?? Awaited);
    return createElement(Shown, props);
  }
  return Object.assign(Part, {
    load: async (place?: Place) => {
      const { loadParts } = await fetchCode();
      if (place) await loadParts?.(place);
    },
  });
}
