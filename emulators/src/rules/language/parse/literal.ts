import { RulesError } from '../error.ts';
import type { RulesValue } from '../values/value.ts';
import type { TreeNode } from './tree.ts';
import { readPosition } from './tree.ts';

const MAX_INT = 2n ** 63n - 1n;
const ESCAPES: Record<string, string> = {
  n: '\n',
  r: '\r',
  t: '\t',
  b: '\b',
  f: '\f',
  v: '\v',
  a: '\x07',
};

export function parseLiteral(node: TreeNode): RulesValue {
  const text = node.getText();
  if (text === 'null') return null;
  if (text === 'true' || text === 'false') return text === 'true';
  if (/^b["']/.test(text)) return parseBytes(text.slice(2, -1));
  if (/^["']/.test(text)) return unescape(text.slice(1, -1));
  if (/^\d+$/.test(text)) return parseInteger(text, node);
  if (/^(\d+\.\d*|\.\d+)$/.test(text)) return Number(text);
  throw new RulesError(`The literal ${text} is not supported`, readPosition(node));
}

function parseInteger(text: string, node: TreeNode): bigint {
  const value = BigInt(text);
  if (value > MAX_INT) throw new RulesError(`${text} is larger than an int`, readPosition(node));
  return value;
}

const ESCAPE = /\\(?:x([0-9a-fA-F]{2})|u([0-9a-fA-F]{4})|([0-7]{3})|(.))/g;

function unescape(text: string): string {
  return text.replace(ESCAPE, (_all, hex?: string, unicode?: string, octal?: string, one = '') =>
    hex || unicode || octal
      ? String.fromCharCode(toCharCode(hex, unicode, octal))
      : (ESCAPES[one as string] ?? (one as string)),
  );
}

/** In bytes, \xff is one byte; any other character is its UTF-8 bytes. */
function parseBytes(text: string): Uint8Array {
  const parts: Uint8Array[] = [];
  let end = 0;
  for (const match of text.matchAll(ESCAPE)) {
    parts.push(Buffer.from(text.slice(end, match.index)));
    end = match.index + match[0].length;
    const [all, hex, unicode, octal] = match;
    const isByte = hex !== undefined || octal !== undefined;
    parts.push(
      isByte ? Uint8Array.of(toCharCode(hex, unicode, octal) & 0xff) : Buffer.from(unescape(all)),
    );
  }
  return Uint8Array.from(Buffer.concat([...parts, Buffer.from(text.slice(end))]));
}

function toCharCode(hex?: string, unicode?: string, octal?: string): number {
  return octal ? parseInt(octal, 8) : parseInt(hex ?? unicode ?? '0', 16);
}
