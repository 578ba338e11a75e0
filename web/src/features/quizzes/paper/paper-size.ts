/** In millimetres, as printers know them. */
export const PAPER_SIZES = {
  A4: { width: 210, height: 297 },
  Letter: { width: 215.9, height: 279.4 },
} as const;
export type PaperSize = keyof typeof PAPER_SIZES;
export const paperSizes = Object.keys(PAPER_SIZES) as PaperSize[];

/** On each side, in millimetres; no printer needs more. */
export const PAPER_MARGIN = 12;
/** What rounding may add up to on a page, in millimetres: a line too much would be a sheet too much. */
const SLACK = 1;

const LETTER_COUNTRIES = ['US', 'CA', 'MX', 'PH', 'CL', 'CO', 'VE'];

/** Behind the language, and the script where it names one. */
const REGION = /^[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})(?![a-z])/i;

/** The paper of the country that the browser's language names, A4 where it names none. */
export function usualPaper(language: string): PaperSize {
  const region = REGION.exec(language)?.[1]?.toUpperCase() ?? '';
  return LETTER_COUNTRIES.includes(region) ? 'Letter' : 'A4';
}

/** Width and height inside the margins, in millimetres. */
export function roomOn(size: PaperSize): { width: number; height: number } {
  const { width, height } = PAPER_SIZES[size];
  return { width: width - 2 * PAPER_MARGIN, height: height - 2 * PAPER_MARGIN - SLACK };
}

const PIXELS_A_MILLIMETRE = 96 / 25.4;

export function toPixels(millimetres: number): number {
  return millimetres * PIXELS_A_MILLIMETRE;
}

/**
 * Fills columns one after the other with blocks that are never parted. Heights and rooms are of one
 * unit; a block that no column has room for stands in one of its own. Returns the indexes of the
 * blocks of each column, at least one column.
 */
export function fillColumns(
  heights: readonly number[],
  roomOf: (column: number) => number,
): number[][] {
  const columns: number[][] = [[]];
  let left = roomOf(0);
  heights.forEach((height, index) => {
    if (height > left && columns.at(-1)?.length !== 0) {
      columns.push([]);
      left = roomOf(columns.length - 1);
    }
    columns.at(-1)?.push(index);
    left -= height;
  });
  return columns;
}

/** The columns by page. */
export function toPages<Column>(columns: readonly Column[], aPage: number): Column[][] {
  return Array.from({ length: Math.ceil(columns.length / aPage) }, (_, page) =>
    columns.slice(page * aPage, (page + 1) * aPage),
  );
}
