import { createElement, lazy, useState, type ComponentType } from 'react';
import { reloadIfReplaced } from './reload-if-replaced.ts';

/** A place in the app, current or future. */
export type Place = { pathname: string; search: string };

/** A component that may contain further lazy parts, some of which it shows at each address. */
type Loadable<Props> = ComponentType<Props> & {
  loadParts?: (place: Place) => Promise<unknown>;
};

export type LazyPart<Props> = ComponentType<Props> & {
  /** Fetches the component's code and, given a place, that of the parts shown there. */
  load: (place?: Place) => Promise<unknown>;
};

/**
 * A component whose code is fetched when it is first shown, or earlier by `load`. Loaded code is
 * rendered at once, without React's Suspense: after showing a fallback even for a moment, React
 * holds the content back for a third of a second.
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
