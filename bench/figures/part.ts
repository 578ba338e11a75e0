import type { Table } from './table.ts';

export type Log = (line: string) => void;

/** A short run does as little as shows that everything works; its figures are not kept. */
export type Size = { isShort: boolean };

/** Something that can be measured alone, with a way to show its figures. */
export type Part = {
  measure: (log: Log, size: Size) => Promise<unknown>;
  tables: (figures: unknown) => Table[];
};

/** Only here do a part's figures lose their type, since they go through results.json. */
export function definePart<Figures>(part: {
  measure: (log: Log, size: Size) => Promise<Figures>;
  tables: (figures: Figures) => Table[];
}): Part {
  return { measure: part.measure, tables: (figures) => part.tables(figures as Figures) };
}
