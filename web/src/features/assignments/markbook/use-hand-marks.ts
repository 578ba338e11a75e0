import { NO_HAND_MARK, type HandMark } from '@study-assistant/contract/assignments/mark-columns';
import { useState } from 'react';
import { announce } from '../../../components/ui/feedback/announcer.tsx';
import type { Markbook } from '../../../queries/markbooks.ts';
import type { Cell } from '../../../queries/markbooks.ts';
import type { MarkPlace } from './markbook-table.tsx';
import { keyOfCell, useTypedMarks } from './typed-marks.ts';

/** A mark as it was before it was typed over. */
type Step = { cell: Cell; before: HandMark; what: string };

/** Entering marks by hand, and taking back one after the other what was entered on this page. */
export function useHandMarks(book: Markbook) {
  const { typed, unsaved, save, saveAgain } = useTypedMarks(book.class.id);
  const [steps, setSteps] = useState<readonly Step[]>([]);
  const last = steps.at(-1) ?? null;

  function enter({ columnId, row }: MarkPlace, fields: Partial<HandMark>) {
    const at = book.columns.findIndex(({ id }) => id === columnId);
    const cell = { classId: book.class.id, columnId, uid: row.studentId };
    const before = typed[keyOfCell(cell)]?.mark ?? row.handMarks[at] ?? NO_HAND_MARK;
    const what = `${row.fullName}, ${book.columns[at]?.name ?? ''}`;
    setSteps((done) => [...done, { cell, before, what }]);
    save(cell, { ...before, ...fields });
  }

  function undo() {
    if (!last) return;
    setSteps((done) => done.slice(0, -1));
    save(last.cell, last.before);
    announce(`Undone: ${last.what} is ${last.before.points ?? 'empty'} again.`);
  }

  return { typed, unsaved, saveAgain, enter, undo, last: last?.what ?? null };
}
