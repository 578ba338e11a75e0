import type { HandMark } from '@study-assistant/contract/assignments/mark-columns';
import { queryOptions, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { describeFailure } from '../../../lib/api/describe-failure.ts';
import { useLeaveWarning } from '../../../lib/dom/use-leave-warning.ts';
import { enterMark, type Cell } from '../../../queries/markbooks.ts';
import { texts } from './markbook-texts.ts';

/** A mark that the server does not have yet. `sentence` says why, once that is known. */
export type TypedMark = { mark: HandMark; cell: Cell; sentence: string | null };
type TypedMarks = Readonly<Record<string, TypedMark>>;

const NOTHING: TypedMarks = {};

export function keyOfCell({ columnId, uid }: Pick<Cell, 'columnId' | 'uid'>): string {
  return `${columnId} ${uid}`;
}

/** Kept beside the answers of the server, so that it outlives the table, and goes with the session. */
function typedMarksQuery(classId: string) {
  return queryOptions({
    queryKey: ['typed-marks', classId],
    queryFn: (): Promise<TypedMarks> => Promise.resolve(NOTHING),
    enabled: false,
    initialData: NOTHING,
    staleTime: Infinity,
    gcTime: Infinity,
  });
}

/**
 * What is typed into a markbook and not saved yet. Each cell is saved by itself, in the order in which
 * it was typed; what could not be saved stays, and is sent again as soon as the connection is back.
 */
export function useTypedMarks(classId: string) {
  const client = useQueryClient();
  const { data: typed } = useQuery(typedMarksQuery(classId));
  const unsaved = Object.values(typed).filter(({ sentence }) => sentence !== null);
  useLeaveWarning(Object.keys(typed).length > 0);

  function saveAgain() {
    for (const { cell, mark } of unsaved) void save(cell, mark, client);
  }
  const handleOnline = useEffectEvent(saveAgain);
  useEffect(() => {
    const again = () => handleOnline();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, []);

  return {
    typed,
    unsaved,
    save: (cell: Cell, mark: HandMark) => void save(cell, mark, client),
    saveAgain,
  };
}

/** A second mark for the same cell waits for the first one, so that the last one typed stays. */
async function save(cell: Cell, mark: HandMark, client: QueryClient): Promise<void> {
  const { queryKey } = typedMarksQuery(cell.classId);
  const key = keyOfCell(cell);
  const entry: TypedMark = { mark, cell, sentence: null };
  const find = () => client.getQueryData(queryKey)?.[key];
  const put = (next: TypedMark | null) =>
    client.setQueryData<TypedMarks>(queryKey, (before) => {
      const { [key]: _typed, ...others } = before ?? NOTHING;
      return next ? { ...others, [key]: next } : others;
    });
  put(entry);
  const saving = client.getMutationCache().build(client, {
    mutationFn: () => enterMark(cell, mark, client),
    scope: { id: `mark ${cell.classId} ${key}` },
  });
  try {
    await saving.execute(undefined);
    if (find() === entry) put(null);
  } catch (error) {
    if (find() === entry) put({ ...entry, sentence: describeFailure(texts.saveFailed, error) });
  }
}
