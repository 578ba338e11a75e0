import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { FREE_PORTS, root, runScript, startProduct } from '../scripts/product.ts';
import { seedDemoSchool } from '../scripts/seed.ts';
import { signInAs } from './demo-client.ts';
import { measureEndpoints, type EndpointCost } from './endpoints.ts';
import { definePart } from './figures/part.ts';
import { longBook } from './long-book.ts';
import { callWhileWriting, type WhileWriting } from './while-writing.ts';

const LONG_BOOK_PAGES = 600;
const SHORT_BOOK_PAGES = 20;

type DemoSchool = {
  readySeconds: number;
  costs: EndpointCost[];
  shortQuizSeconds: number;
  longBook: WhileWriting;
};

/** The whole product on the local Firebase with the demo school: all endpoints, writing quizzes. */
export const demoSchoolPart = definePart<DemoSchool>({
  async measure(log, { isShort }) {
    await Promise.all([runScript('web', 'build'), runScript('functions', 'build')]);
    const started = performance.now();
    const product = await startProduct({ ports: FREE_PORTS, stateDir: null, log: () => undefined });
    const readySeconds = secondsSince(started);
    try {
      await seedDemoSchool(product);
      const costs = await measureEndpoints(product);
      log(`${costs.length} endpoints: measured`);
      const document = path.join(root, 'emulator-data/files/Forces and Motion.pdf');
      const form = new FormData();
      form.set('file', new Blob([await readFile(document)]), 'Forces and Motion.pdf');
      const teacher = await signInAs(product, 'ingrid.solberg@demo.school');
      const ordered = performance.now();
      await teacher.call({ path: '/api/quiz/generate', form });
      const shortQuizSeconds = secondsSince(ordered);
      const book = {
        name: 'Textbook.pdf',
        bytes: await longBook(isShort ? SHORT_BOOK_PAGES : LONG_BOOK_PAGES),
      };
      const written = await callWhileWriting(product, book);
      return { readySeconds, costs, shortQuizSeconds, longBook: written };
    } finally {
      await product.stop();
    }
  },
  tables: ({ readySeconds, costs, shortQuizSeconds, longBook: book }) => [
    {
      caption: 'The product as it starts here, seconds.',
      columns: ['what', 'seconds'],
      rows: [
        ['the local Firebase is ready', readySeconds],
        ['from a PDF to its quiz of 10', shortQuizSeconds],
        [
          `from a PDF of ${LONG_BOOK_PAGES} pages to its quiz of ${book.questions}`,
          Math.round(book.seconds * 10) / 10,
        ],
      ],
    },
    {
      caption: 'What the API answers in while that long quiz is written, milliseconds.',
      columns: ['path', 'calls', 'p50', 'p95', 'most'],
      rows: book.latencies.map(({ path, calls, p50, p95, max }) => [path, calls, p50, p95, max]),
    },
    {
      caption: 'Documents that each endpoint reads, writes and deletes at the demo school.',
      columns: ['endpoint', 'reads', 'writes', 'deletes'],
      rows: costs.map(({ endpoint, reads, writes, deletes }) => [endpoint, reads, writes, deletes]),
    },
  ],
});

function secondsSince(started: number): number {
  return Math.round((performance.now() - started) / 100) / 10;
}
