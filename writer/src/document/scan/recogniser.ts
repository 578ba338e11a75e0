import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import * as z from 'zod/mini';
import type { PagePicture } from './page-picture.ts';

/** The deployable's build sets the path from its files to the recogniser's; it has no packages. */
declare const RECOGNISER_FOLDER: string;

const PROGRAM = 'tesseract.js-core/tesseract-core-simd-lstm.wasm';
/** The integer form of the best model: a third of the size of the other and as good on print. */
const ENGLISH = '@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz';
/** The engine that reads lines with a neural network, by Tesseract's number. */
const LSTM = 1;

/** The height of a font by that of its small letters. */
const EM_OF_SMALL_LETTERS = 2;

/** A word in points from the top left of the page; `sureness` is 0 to 100. */
type SeenWord = { text: string; x: number; right: number; sureness: number };

/** A line of print as it stands on the page: its height is that of the font, in points. */
export type SeenLine = { words: SeenWord[]; y: number; height: number };

/** Reads the English print on the picture of a page; throws for what is no picture. */
export type Recogniser = { read: (picture: PagePicture) => SeenLine[] };

/** Only what is used of Tesseract's answer. Places are in pixels. */
const box = { x0: z.number(), y0: z.number(), x1: z.number(), y1: z.number() };
const answerSchema = z.object({
  blocks: z.array(
    z.object({
      paragraphs: z.array(
        z.object({
          lines: z.array(
            z.object({
              baseline: z.object(box),
              rowAttributes: z.object({
                rowHeight: z.number(),
                ascenders: z.number(),
                descenders: z.number(),
              }),
              words: z.array(
                z.object({ text: z.string(), confidence: z.number(), bbox: z.object(box) }),
              ),
            }),
          ),
        }),
      ),
    }),
  ),
});

/**
 * Loads Tesseract and what it knows of English: 0.4 s and 60 MB, so only for a scan. It is compiled
 * to WebAssembly and is called in this process, without the threads and downloads of tesseract.js.
 */
export async function loadRecogniser(): Promise<Recogniser> {
  const [{ default: loadTesseract }, program, english] = await Promise.all([
    import('tesseract.js-core/tesseract-core-simd-lstm.js'),
    readFile(locate(PROGRAM)),
    readFile(locate(ENGLISH)).then(promisify(gunzip)),
  ]);
  const tesseract = await loadTesseract({ wasmBinary: program, print: ignore, printErr: ignore });
  tesseract.FS.writeFile('eng.traineddata', english);
  const api = new tesseract.TessBaseAPI();
  if (api.Init(null, 'eng', LSTM) !== 0) throw new Error('Tesseract cannot read its model.');
  return {
    read({ width, height, dpi, grey }) {
      const head = Buffer.from(`P5\n${width} ${height}\n255\n`);
      tesseract.FS.writeFile('/input', Buffer.concat([head, grey]));
      api.SetVariable('user_defined_dpi', String(dpi));
      if (api.SetImageFile(1, 0) !== 0) throw new Error('Tesseract sees no picture.');
      if (api.Recognize(null) !== 0) return [];
      const answer = answerSchema.parse(JSON.parse(api.GetJSONText(0)));
      return answer.blocks
        .flatMap(({ paragraphs }) => paragraphs.flatMap(({ lines }) => lines))
        .map(({ baseline, rowAttributes, words }) => ({
          y: ((baseline.y0 + baseline.y1) / 2 / dpi) * 72,
          height: (findHeight(rowAttributes) / dpi) * 72,
          words: words.map(({ text, confidence, bbox }) => ({
            text,
            x: (bbox.x0 / dpi) * 72,
            right: (bbox.x1 / dpi) * 72,
            sureness: confidence,
          })),
        }));
    },
  };
}

/** Small letters are measured best: a stain or a bracket makes the row of a line higher. */
function findHeight(row: { rowHeight: number; ascenders: number; descenders: number }): number {
  return EM_OF_SMALL_LETTERS * (row.rowHeight - row.ascenders - row.descenders);
}

function locate(file: string): URL {
  if (typeof RECOGNISER_FOLDER === 'undefined')
    return pathToFileURL(createRequire(import.meta.url).resolve(file));
  return new URL(file.replace(/^.*\//u, RECOGNISER_FOLDER), import.meta.url);
}

function ignore(): void {}
