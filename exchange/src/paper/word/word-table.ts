import { lineOf, type PaperLine } from '../paper-line.ts';

type Row = PaperLine[][];

/** A table as lines: a row is a line with tabs, or else the paragraphs of its cells one after the other. */
export function joinCells(rows: readonly Row[]): PaperLine[] {
  const [head, ...others] = rows;
  const names = head?.map((cell) =>
    textOf(cell)
      .toLowerCase()
      .replace(/[^a-z]/g, ''),
  );
  const question = names?.findIndex((name) => name.startsWith('question')) ?? -1;
  const options = names?.flatMap((name, at) =>
    /^(?:option)?[a-h]$/.test(name) ? [{ at, letter: name.slice(-1) }] : [],
  );
  if (names && options && question >= 0 && options.length >= 2) {
    const answer = names.findIndex((name) => /^(?:correct)?(?:answer|key|ans)$/.test(name));
    return others.flatMap((row, index) => [
      before(`${index + 1}. `, row[question]),
      ...options.map(({ at, letter }) => before(`${letter}) `, row[at])),
      ...(answer >= 0 ? [before('Answer: ', row[answer])] : []),
    ]);
  }
  return rows.flatMap(joinRow);
}

function joinRow(row: Row): PaperLine[] {
  const filled = row.filter((cell) => cell.length > 0);
  if (filled.every((cell) => cell.length === 1)) {
    const [first, ...others] = filled.flat();
    if (!first) return [];
    return [others.reduce((all, next) => join(withDot(first, all), '\t', next), first)];
  }
  return filled.flatMap((cell, at) => {
    const [first, ...others] = cell;
    const label = filled[at - 1];
    if (label && isLabel(label) && first) {
      return [join(withDot(label[0] ?? first, label[0] ?? first), ' ', first), ...others];
    }
    return isLabel(cell) && at < filled.length - 1 ? [] : cell;
  });
}

/** "1" in a cell of its own is a number of a question. */
function withDot(first: PaperLine, line: PaperLine): PaperLine {
  return first === line && /^\d{1,3}$/.test(line.text.trim())
    ? { ...line, text: `${line.text.trim()}.` }
    : line;
}

function isLabel(cell: readonly PaperLine[]): boolean {
  return cell.length === 1 && /^\(?(?:q\s*)?(?:\d{1,3}|[a-h])[.):]*$/i.test(textOf(cell));
}

function textOf(cell: readonly PaperLine[]): string {
  return cell.map(({ text }) => text.trim()).join(' ');
}

function before(label: string, cell: readonly PaperLine[] = []): PaperLine {
  const [first = lineOf('', true), ...others] = cell;
  const whole = others.reduce((all, next) => join(all, ' ', next), first);
  return join(lineOf(label, true), '', whole);
}

function join(left: PaperLine, between: string, right: PaperLine): PaperLine {
  const text = left.text + between;
  const gap = Array.from({ length: text.length - left.signs.length }, () => 0);
  return {
    ...left,
    text: text + right.text,
    signs: [...left.signs, ...gap, ...right.signs].slice(0, text.length + right.text.length),
    hasPicture: left.hasPicture || right.hasPicture,
  };
}
