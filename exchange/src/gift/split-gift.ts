/** A question of a GIFT file, with the category that it stands in. */
export type GiftChunk = { text: string; category: string };

/**
 * Cuts a file into its questions at blank lines, so that a damaged one costs no other. A blank line
 * inside of an answer's braces is none where the next lines close them.
 */
export function splitGift(text: string): GiftChunk[] {
  const chunks: GiftChunk[] = [];
  let category = '';
  let lines: string[] = [];
  const finish = () => {
    if (lines.length > 0) chunks.push({ text: lines.join('\n'), category });
    lines = [];
  };
  for (const line of text.split('\n')) {
    const trimmed = line.trim();
    if (trimmed.startsWith('//')) continue;
    if (trimmed.startsWith('$CATEGORY:')) {
      finish();
      category = trimmed.slice('$CATEGORY:'.length).trim();
    } else if (trimmed === '') finish();
    else {
      if (isFinished(lines) && /^::|(?<!\\)\{/.test(trimmed)) finish();
      lines.push(line);
    }
  }
  finish();
  return chunks.reduce<GiftChunk[]>((joined, chunk) => {
    const before = joined.at(-1);
    if (!before || !isOpen(before.text) || !closesFirst(chunk.text))
      return [...push(joined, chunk)];
    before.text += `\n\n${chunk.text}`;
    return joined;
  }, []);
}

/** Tells whether a question ends with the last line, so that one without a blank line before it may begin. */
function isFinished(lines: readonly string[]): boolean {
  return /(?<!\\)\}\s*$/.test(lines.at(-1) ?? '') && !isOpen(lines.join('\n'));
}

function push<T>(list: T[], item: T): T[] {
  list.push(item);
  return list;
}

function bracesOf(text: string): string[] {
  return text.match(/(?<!\\)[{}]/g) ?? [];
}

function isOpen(text: string): boolean {
  return bracesOf(text).at(-1) === '{';
}

function closesFirst(text: string): boolean {
  return bracesOf(text)[0] === '}' && !text.trimStart().startsWith('::');
}
