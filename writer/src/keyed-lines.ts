/**
 * Reads lines "key|rest" in the order of their keys, for `readData`. A key is found by halving the
 * text, so that of a table with thousands of lines nothing is taken apart but what is asked for.
 *
 * @returns a function that gives what stands after the key, of each line with that key
 */
export function readKeyedLines(text: string): (key: string) => string[] {
  checkLines(text);
  return (key) => {
    const rests: string[] = [];
    let from = findFirst(text, key);
    while (text.startsWith(`${key}|`, from)) {
      const end = text.indexOf('\n', from);
      rests.push(text.slice(from + key.length + 1, end));
      from = end + 1;
    }
    return rests;
  };
}

function checkLines(text: string): void {
  let before = '';
  let from = 0;
  while (from < text.length) {
    const end = text.indexOf('\n', from);
    if (end < 0) throw new Error('Its last line is not complete.');
    const key = keyAt(text, from);
    if (key === '' || key.length > end - from - 2)
      throw new Error(`“${text.slice(from, Math.min(end, from + 40))}” is no line of this table.`);
    if (key < before) throw new Error(`“${key}” does not come after “${before}”.`);
    before = key;
    from = end + 1;
  }
}

function keyAt(text: string, from: number): string {
  return text.slice(from, text.indexOf('|', from));
}

/** Returns where the first line begins whose key does not come before this one. */
function findFirst(text: string, key: string): number {
  let low = 0;
  let high = text.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const start = text.lastIndexOf('\n', middle - 1) + 1;
    if (keyAt(text, start) < key) low = text.indexOf('\n', middle) + 1;
    else high = start;
  }
  return low;
}
