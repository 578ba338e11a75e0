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
      if (isFinished(lines.at(-1)?.trimEnd()) && /^::|(?<!\\)\{/.test(trimmed)) finish();
      lines.push(line);
    }
  }
  finish();
  return joinOpen(chunks);
}

function joinOpen(chunks: readonly GiftChunk[]): GiftChunk[] {
  const joined: GiftChunk[] = [];
  for (const chunk of chunks) {
    const before = joined.at(-1);
    if (before && isOpen(before.text) && closesFirst(chunk.text)) {
      before.text += `\n\n${chunk.text}`;
    } else joined.push(chunk);
  }
  return joined;
}

/** Tells whether a question ends with this line, so that one without a blank line before it may begin. */
function isFinished(line = ''): boolean {
  return bracesOf(line.slice(-2)).at(-1) === '}';
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
