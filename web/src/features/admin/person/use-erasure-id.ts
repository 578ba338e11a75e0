import { useSearchFilter } from '../use-search-filter.ts';

/** The erasure that the page shows, kept in the address so that it survives a return. */
export function useErasureId() {
  const { params, set } = useSearchFilter();
  return {
    erasureId: params.get('erasure'),
    keepErasureId: (id: string) => set({ erasure: id }),
  };
}
