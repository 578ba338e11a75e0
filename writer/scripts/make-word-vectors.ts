import { EigenvalueDecomposition, Matrix } from 'ml-matrix';
import { splitWords } from '../src/language/words.ts';
import { createRandom } from '../src/quiz/seed.ts';
import { packWords } from '../src/subject/packed-words.ts';
import { readTrainingSections } from './training-sections.ts';
import { readNounSynsets } from './wordnet.ts';
import { writeData } from './write-data.ts';

/**
 * Word vectors from textbook sections: positive pointwise mutual information of words within five
 * of each other (Levy, Goldberg & Dagan 2015), reduced by a truncated singular value decomposition
 * found by random projection (Halko, Martinsson & Tropp 2011).
 */
const WINDOW = 5;
const FEWEST_USES = 4;
const MOST_WORDS = 24_000;
const CONTEXTS = 4_000;
const DIMENSIONS = 50;
const OVERSAMPLING = 20;
const POWER_ITERATIONS = 3;
/** Smooths how often a context stands anywhere, so that rare ones do not tell too much. */
const CONTEXT_POWER = 0.75;

const sections = await readTrainingSections();
const texts = sections.flatMap(({ paragraphs, glossary }) => [
  ...paragraphs,
  ...glossary.map(({ term, definition }) => `${term} ${definition}`),
]);
/** Dictionary entries teach the words of subjects that no textbook here is about. */
const entries = (await readNounSynsets()).map(
  ({ words, gloss }) => `${words.join(' ').replaceAll('_', ' ')} ${gloss}`,
);
const lists = [...texts, ...entries].map((text) =>
  splitWords(text).filter((word) => /^\p{L}/u.test(word)),
);
const counts = new Map<string, number>();
for (const words of lists) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
const vocabulary = [...counts]
  .filter(([word, count]) => count >= FEWEST_USES && /^[a-z]+$/.test(word))
  .sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
  .slice(0, MOST_WORDS)
  .map(([word]) => word);
const indexOf = new Map(vocabulary.map((word, at) => [word, at]));
const total = lists.reduce((sum, words) => sum + words.length, 0);

const rows = weigh(countNeighbours());
const vectors = factorise(rows);
await write();

function countNeighbours(): Map<number, number>[] {
  const neighbours = vocabulary.map(() => new Map<number, number>());
  for (const words of lists) {
    const ids = words.map((word) => indexOf.get(word) ?? -1);
    ids.forEach((word, at) => {
      const row = neighbours[word];
      if (!row) return;
      for (let apart = 1; apart <= WINDOW; apart += 1) {
        for (const context of [ids[at - apart], ids[at + apart]]) {
          if (context === undefined || context < 0 || context >= CONTEXTS) continue;
          row.set(context, (row.get(context) ?? 0) + 1 / apart);
        }
      }
    });
  }
  return neighbours;
}

/** Keeps what stands together more often than chance would have it. */
function weigh(neighbours: readonly Map<number, number>[]): [number, number][][] {
  const contexts = new Float64Array(CONTEXTS);
  for (const row of neighbours)
    for (const [context, count] of row) contexts[context] = (contexts[context] ?? 0) + count;
  const smoothed = contexts.map((count) => count ** CONTEXT_POWER);
  const sum = smoothed.reduce((a, b) => a + b, 0);
  return neighbours.map((row) => {
    const all = [...row.values()].reduce((a, b) => a + b, 0);
    return [...row]
      .map(([context, count]): [number, number] => [
        context,
        Math.log((count / all) * (sum / (smoothed[context] ?? 1))),
      ])
      .filter(([, information]) => information > 0);
  });
}

function factorise(matrix: readonly [number, number][][]): Matrix {
  const width = DIMENSIONS + OVERSAMPLING;
  const random = createGaussian(1);
  let basis = orthonormal(
    multiply(
      matrix,
      Matrix.from1DArray(CONTEXTS, width, Array.from({ length: CONTEXTS * width }, random)),
    ),
  );
  for (let turn = 0; turn < POWER_ITERATIONS; turn += 1)
    basis = orthonormal(multiply(matrix, orthonormal(multiplyTransposed(matrix, basis))));
  const small = multiplyTransposed(matrix, basis);
  const { realEigenvalues, eigenvectorMatrix } = new EigenvalueDecomposition(
    small.transpose().mmul(small),
    { assumeSymmetric: true },
  );
  const order = realEigenvalues
    .map((value, at) => ({ value, at }))
    .sort((a, b) => b.value - a.value)
    .slice(0, DIMENSIONS);
  const result = basis.mmul(eigenvectorMatrix.subMatrixColumn(order.map(({ at }) => at)));
  // The root of the singular value, which is itself the root of the eigenvalue.
  return result.mulRowVector(order.map(({ value }) => Math.max(0, value) ** 0.25));
}

function multiply(matrix: readonly [number, number][][], dense: Matrix): Matrix {
  const right = dense.to2DArray();
  return new Matrix(
    matrix.map((row) => {
      const sum = new Array<number>(dense.columns).fill(0);
      for (const [context, value] of row) {
        const other = right[context] ?? [];
        for (let at = 0; at < sum.length; at += 1)
          sum[at] = (sum[at] ?? 0) + value * (other[at] ?? 0);
      }
      return sum;
    }),
  );
}

function multiplyTransposed(matrix: readonly [number, number][][], dense: Matrix): Matrix {
  const right = dense.to2DArray();
  const result = Array.from({ length: CONTEXTS }, () => new Array<number>(dense.columns).fill(0));
  matrix.forEach((row, word) => {
    const other = right[word] ?? [];
    for (const [context, value] of row) {
      const sum = result[context] ?? [];
      for (let at = 0; at < other.length; at += 1)
        sum[at] = (sum[at] ?? 0) + value * (other[at] ?? 0);
    }
  });
  return new Matrix(result);
}

/** Gram and Schmidt, twice over for the sake of rounding. */
function orthonormal(matrix: Matrix): Matrix {
  const columns = matrix.transpose().to2DArray();
  columns.forEach((column, at) => {
    for (let turn = 0; turn < 2; turn += 1)
      for (const before of columns.slice(0, at)) {
        const along = dot(column, before);
        for (let row = 0; row < column.length; row += 1)
          column[row] = (column[row] ?? 0) - along * (before[row] ?? 0);
      }
    const length = Math.sqrt(dot(column, column)) || 1;
    for (let row = 0; row < column.length; row += 1) column[row] = (column[row] ?? 0) / length;
  });
  return new Matrix(columns).transpose();
}

function dot(a: readonly number[], b: readonly number[]): number {
  let sum = 0;
  for (let at = 0; at < a.length; at += 1) sum += (a[at] ?? 0) * (b[at] ?? 0);
  return sum;
}

/** Normally distributed numbers, the same for the same seed (Box and Muller). */
function createGaussian(seed: number): () => number {
  const uniform = createRandom(seed);
  return () => Math.sqrt(-2 * Math.log(1 - uniform())) * Math.cos(2 * Math.PI * uniform());
}

/** One byte a dimension, each word scaled to length 1 first; words in alphabetical order. */
async function write(): Promise<void> {
  const order = vocabulary
    .map((word, at) => ({ word, at }))
    .sort((a, b) => (a.word < b.word ? -1 : 1));
  const bytes = Buffer.alloc(order.length * DIMENSIONS);
  order.forEach(({ at }, place) => {
    const row = vectors.getRow(at);
    const largest = Math.max(...row.map(Math.abs)) || 1;
    row.forEach((value, column) =>
      bytes.writeInt8(Math.round((127 * value) / largest), place * DIMENSIONS + column),
    );
  });
  const frequencies = order.map(({ word }) =>
    Math.round(10 * -Math.log((counts.get(word) ?? 1) / total)),
  );
  await writeData('learned/word-vectors.json', [
    '{',
    `  "dimensions": ${DIMENSIONS},`,
    `  "words": "${packWords(order.map(({ word }) => word))}",`,
    `  "rarities": "${Buffer.from(frequencies).toString('base64')}",`,
    `  "vectors": "${bytes.toString('base64')}"`,
    '}',
  ]);
}
