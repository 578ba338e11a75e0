import { inflateSync } from 'node:zlib';

/** Longer than any page that people read; larger ones are left to pdf.js. Bytes. */
const LARGEST_STREAM = 20_000_000;

/** Kinds of streams without operators; any other may be a form that a page draws. */
const NO_FORM = /\/Subtype\s*\/(?:Image|Type1C|CIDFontType0C|OpenType|XML)\b/u;

/** The operators as written in the file, or null when they are not certain. */
type PageContents = {
  readPage(objectNumber: number): string | null;
  /** The forms of the whole document, since pages draw forms within themselves. */
  readForms(): (string | null)[];
};

/**
 * Finds by object numbers what a PDF's pages draw, without interpreting it. It ignores object
 * tables, so an object that occurs twice is uncertain, as is anything encrypted or packed
 * unusually.
 */
export function findPageContents(bytes: Buffer): PageContents {
  const file = bytes.toString('latin1');
  if (file.includes('/Encrypt')) return { readPage: () => null, readForms: () => [null] };
  const objects = splitObjects(file);
  const streams = objects.map(({ body }) => body).filter((body) => body.includes('stream'));
  const packed = streams.filter((body) => /\/Type\s*\/ObjStm\b/u.test(body)).map(unpack);
  const bodies = new Map<number, string | null>();
  for (const { num, body } of [...objects, ...packed.flat()])
    bodies.set(num, bodies.has(num) ? null : body);

  function read(num: number, depth = 0): string | null {
    const body = bodies.get(num) ?? null;
    if (body === null) return null;
    if (body.includes('stream')) return readStream(body);
    return depth === 0 && /^\s*\[/u.test(body) ? readAll(body, depth + 1) : null;
  }

  function readAll(text: string, depth = 0): string | null {
    const parts = [...text.matchAll(/(\d+)\s+\d+\s+R\b/gu)].map(([, num]) =>
      read(Number(num), depth),
    );
    return parts.includes(null) ? null : parts.join('');
  }

  return {
    readPage(objectNumber) {
      const [, contents, more] = bodies.get(objectNumber)?.split('/Contents') ?? [];
      const list = /^\s*(?:\[[^\]]*\]|\d+\s+\d+\s+R\b)/u.exec(contents ?? '')?.[0];
      return list === undefined || more !== undefined ? null : readAll(list);
    },
    readForms: () =>
      streams
        .filter((body) => body.includes('/Subtype') && !NO_FORM.test(body))
        .map((body) => readStream(body)),
  };
}

type PdfObject = { num: number; body: string };

function splitObjects(file: string): PdfObject[] {
  const starts = [...file.matchAll(/(?<!\d)(\d{1,8})\s{1,4}\d{1,5}\s{1,4}obj/gu)];
  return starts.map((start, at) => ({
    num: Number(start[1]),
    body: file.slice(start.index + start[0].length, starts[at + 1]?.index),
  }));
}

/** The objects in an object stream; unreadable ones are missing and thus uncertain. */
function unpack(body: string): PdfObject[] {
  const text = readStream(body) ?? '';
  const first = Number(/\/First\s+(\d+)/u.exec(body)?.[1] ?? 0);
  const places = [...text.slice(0, first).matchAll(/(\d+)\s+(\d+)/gu)];
  return places.map(([, num, offset], at) => ({
    num: Number(num),
    body: text.slice(first + Number(offset), first + Number(places[at + 1]?.[2] ?? text.length)),
  }));
}

function readStream(body: string): string | null {
  const start = /stream\r?\n/u.exec(body);
  if (!start) return null;
  const dictionary = body.slice(0, start.index);
  const data = body.slice(start.index + start[0].length);
  if (/\/(?:DecodeParms|DP|F)\b/u.test(dictionary)) return null;
  if (!dictionary.includes('/Filter')) return readPlain(dictionary, data);
  if (!/\/Filter\s*(?:\/FlateDecode\b(?!\s*\])|\[\s*\/FlateDecode\s*\])/u.test(dictionary))
    return null;
  try {
    const options = { maxOutputLength: LARGEST_STREAM };
    return inflateSync(Buffer.from(data, 'latin1'), options).toString('latin1');
  } catch {
    return null;
  }
}

function readPlain(dictionary: string, data: string): string | null {
  const length = Number(/\/Length\s+(\d+)(?!\s+\d+\s+R)/u.exec(dictionary)?.[1] ?? Infinity);
  return /^\s*endstream/u.test(data.slice(length)) ? data.slice(0, length) : null;
}
