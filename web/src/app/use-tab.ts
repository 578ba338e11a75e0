import { useSearchParams } from 'react-router-dom';

/** The selected tab, kept in the address as ?tab=…; the first one where the address names none. */
export function useTab<Tab extends { id: string }>(
  tabs: readonly [Tab, ...Tab[]],
): [Tab, (id: Tab['id']) => void] {
  const [params, setParams] = useSearchParams();
  // Replaced, so that the way back leads to the page before the dashboard, not through its tabs.
  return [tabAt(tabs, params), (id) => setParams({ tab: id }, { replace: true })];
}

/** The tab that an address selects. */
export function tabAt<Tab extends { id: string }>(
  tabs: readonly [Tab, ...Tab[]],
  search: URLSearchParams,
): Tab {
  const asked = search.get('tab');
  return tabs.find(({ id }) => id === asked) ?? tabs[0];
}
