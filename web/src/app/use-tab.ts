import { useSearchParams } from 'react-router-dom';

/** The selected tab, kept in the address as ?tab=…; the first one where the address names none. */
export function useTab<Tab extends { id: string }>(
  tabs: readonly [Tab, ...Tab[]],
): [Tab, (id: Tab['id']) => void] {
  const [params, setParams] = useSearchParams();
  const asked = params.get('tab');
  const current = tabs.find((tab) => tab.id === asked) ?? tabs[0];
  // Replaced, so that the way back leads to the page before the dashboard, not through its tabs.
  return [current, (id) => setParams({ tab: id }, { replace: true })];
}
