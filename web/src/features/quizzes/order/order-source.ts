import { useSearchParams } from 'react-router-dom';

/** What a quiz is written from where that is no file of this form; kept in the address. */
export type OrderSource = { kind: 'document' | 'material'; id: string };

const kinds = ['document', 'material'] as const;

/** The source in the address, and the ways to one and back to the form without. */
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
