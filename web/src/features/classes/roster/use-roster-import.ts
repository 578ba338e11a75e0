import type { TaughtClass } from '@study-assistant/contract/classes/classes';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { describeFailure } from '../../../lib/api/describe-failure.ts';
import { useLeaveWarning } from '../../../lib/dom/use-leave-warning.ts';
import {
  classListQuery,
  importRoster,
  previewRoster,
  taughtClassQueries,
} from '../../../queries/classes.ts';
import {
  listRowsToImport,
  markDone,
  planRows,
  toRosterRow,
  type PlannedRow,
} from './planned-rows.ts';
import { texts } from './roster-texts.ts';

/** A batch is small enough for a moving progress bar, and to lose little with the connection. */
const ROWS_AT_ONCE = 20;

type Step =
  | { name: 'choosing'; problem: string | null }
  | { name: 'reading' }
  | { name: 'preview'; rows: PlannedRow[]; problem: string | null }
  | { name: 'importing'; done: number; all: number }
  | { name: 'done'; rows: PlannedRow[] };

/** The steps of an import: choosing a file, previewing the outcome, importing. */
export function useRosterImport({ id, grade }: TaughtClass) {
  const client = useQueryClient();
  const [step, setStep] = useState<Step>({ name: 'choosing', problem: null });
  useLeaveWarning(step.name === 'importing');

  async function choose(file: File) {
    setStep({ name: 'reading' });
    try {
      const { parseRosterFile } = await import('./parse-roster-file.ts');
      const { rows, problem } = await parseRosterFile(file, grade);
      if (rows === null) return setStep({ name: 'choosing', problem });
      setStep({
        name: 'preview',
        rows: planRows(rows, await previewRoster(id, rows)),
        problem: null,
      });
    } catch (error) {
      setStep({ name: 'choosing', problem: describeFailure(texts.previewFailed, error) });
    }
  }

  async function run(planned: PlannedRow[]) {
    const asked = listRowsToImport(planned);
    let rows = planned;
    try {
      for (let done = 0; done < asked.length; done += ROWS_AT_ONCE) {
        setStep({ name: 'importing', done, all: asked.length });
        const part = asked.slice(done, done + ROWS_AT_ONCE);
        rows = markDone(rows, part, await importRoster(id, part.map(toRosterRow)));
      }
      // Cards are offered next, for all who are in the class by then.
      await reload();
      setStep({ name: 'done', rows });
    } catch (error) {
      const problem = `${describeFailure(texts.importFailed, error)} ${texts.goOn}`;
      setStep({ name: 'preview', rows, problem });
      void reload();
    }
    void client.invalidateQueries(classListQuery);
  }

  function reload(): Promise<void> {
    return client.invalidateQueries(taughtClassQueries.one(id));
  }

  return {
    step,
    choose: (file: File) => void choose(file),
    startAgain: () => setStep({ name: 'choosing', problem: null }),
    run: (rows: PlannedRow[]) => void run(rows),
  };
}
