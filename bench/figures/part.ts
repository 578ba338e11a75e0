import type { Table } from './table.ts';

export type Log = (line: string) => void;

/** Short: as little of everything as shows that it works; its figures are kept nowhere. */
export type Size = { isShort: boolean };

/** Something that can be measured alone, and how its figures are shown. */
export type Part = {
  measure: (log: Log, size: Size) => Promise<unknown>;
  tables: (figures: unknown) => Table[];
};

/** A part's figures go through results.json between measuring and showing; only here do they lose their type. */
export function definePart<Figures>(part: {
  measure: (log: Log, size: Size) => Promise<Figures>;
  tables: (figures: Figures) => Table[];
}): Part {
  return { measure: part.measure, tables: (figures) => part.tables(figures as Figures) };
}
