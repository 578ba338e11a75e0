import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { LazyPart, Place } from '../lib/dom/lazy-part.ts';

/** Makes the route of a page whose code is fetched when somebody goes there. */
export function page(path: string, Page: LazyPart<object>): RouteObject {
  return { path, element: <Page />, handle: Page.load };
}

/** Fetches the code of everything that the routes show at an address. */
export async function loadRoutes(
  table: RouteObject[],
  place: Place,
  basename = '/',
): Promise<void> {
  const matches = matchRoutes(table, place, basename) ?? [];
  const loads = matches.flatMap(({ route }) => (route.handle as LazyPart<object>['load']) ?? []);
  await Promise.all(loads.map((load) => load(place)));
}
