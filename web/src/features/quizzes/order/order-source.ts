import { useSearchParams } from 'react-router-dom';

/** The source of a quiz if it is not a file from this form; kept in the address. */
export type OrderSource = { kind: 'document' | 'material'; id: string };

const kinds = ['document', 'material'] as const;

/** The source in the address, with functions to set and to clear it. */
export function useOrderSource() {
  const [params, setParams] = useSearchParams();
  const kind = kinds.find((one) => params.has(one));

  function show(source: OrderSource | null, replace: boolean) {
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        kinds.forEach((one) => after.delete(one));
        if (source) after.set(source.kind, source.id);
        return after;
      },
      { replace },
    );
  }

  return {
    source: kind === undefined ? null : { kind, id: params.get(kind) ?? '' },
    openDocument: (id: string) => show({ kind: 'document', id }, kind !== undefined),
    close: () => show(null, true),
  };
}
