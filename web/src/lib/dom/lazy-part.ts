import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { reloadIfReplaced } from './reload-if-replaced.ts';

/** A component whose code is fetched when it is first shown. */
export function lazyPart<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await load().catch(reloadIfReplaced) }));
}
