import { useSearchParams } from 'react-router-dom';
import { keepScrollPlaceAs } from '../lib/dom/use-scroll-place.ts';

/** The selected tab, kept in the address as ?tab=…; the first tab is the default. */
export function useTab<Tab extends { id: string }>(
  tabs: readonly [Tab, ...Tab[]],
): [Tab, (id: Tab['id']) => void] {
  const [params, setParams] = useSearchParams();
  function select(id: Tab['id']) {
    if (!params.has('tab')) keepScrollPlaceAs(tabs[0].id);
    // The entry is replaced, so that Back leaves the dashboard instead of going through its tabs.
    setParams({ tab: id }, { replace: true });
  }
  return [tabAt(tabs, params), select];
}

/** Finds the tab that an address selects. */
export function tabAt<Tab extends { id: string }>(
  tabs: readonly [Tab, ...Tab[]],
  search: URLSearchParams,
): Tab {
  const asked = search.get('tab');
  return tabs.find(({ id }) => id === asked) ?? tabs[0];
}
