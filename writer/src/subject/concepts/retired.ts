import { splitLine, splitLines } from '../../read-data.ts';

/** What became of the ids of facts that the catalogue no longer has. */
export type Retired = {
  /** The id that the next new fact gets: no fact ever had it, or a higher one. */
  next: number;
  /** Why each is gone, by its id. */
  reasons: ReadonlyMap<string, string>;
};

/**
 * Reads writer/data/catalogue/retired.txt: `next|id` in the first line, then `id|why it is gone`.
 *
 * @throws where a line has another form
 */
export function readRetired(text: string): Retired {
  const [first = '', ...lines] = splitLines(text);
  const next = Number(/^next\|(\d+)$/.exec(first)?.[1]);
  if (Number.isNaN(next)) throw new Error(`“${first}” does not say the next id.`);
  return { next, reasons: new Map(lines.map((line) => splitLine(line, '|'))) };
}
