import { useSearchFilter } from '../use-search-filter.ts';

/** Which erasure the page tells of, kept in the address: there again for whoever comes back. */
export function useErasureId() {
  const { params, set } = useSearchFilter();
  return {
    erasureId: params.get('erasure'),
    keepErasureId: (id: string) => set({ erasure: id }),
  };
}
