import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { createRandom } from '../../src/quiz/seed.ts';
import { loadSets } from '../../src/subject/concepts/catalogue.ts';
import type { ConceptSet } from '../../src/subject/concepts/read-sets.ts';
import { askSet, type Asked } from './ask-set.ts';
import { describeAsked, toPage } from './describe-asked.ts';
import { findFitting } from './find-fitting.ts';
import { numberFacts } from './number-facts.ts';

const USAGE = `npm run catalogue -- number
  gives every new fact its id
npm run catalogue -- read SET [--out FILE.html]
  shows the sets with these words in their name as their questions
npm run catalogue -- lot [--count 200] [--seed 1]
  draws facts by lot and shows each as its question
npm run catalogue -- never
  counts what no lesson can ask, and lists it; takes minutes
npm run catalogue -- fitting [--least 0.7]
  lists members of whom this share of another one's fact is said as well`;

/** `npm run catalogue` keeps the catalogue in order and shows it to those who read it over. */
async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      out: { type: 'string' },
      count: { type: 'string', default: '200' },
      seed: { type: 'string', default: '1' },
      least: { type: 'string', default: '0.7' },
    },
  });
  const [command, ...words] = positionals;
  if (command === 'number') console.log(`${await numberFacts()} facts got an id.`);
  else if (command === 'read' && words.length > 0) await read(words.join(' '), values.out);
  else if (command === 'lot') await drawLot(Number(values.count), Number(values.seed));
  else if (command === 'never') await listNever();
  else if (command === 'fitting') await listFitting(Number(values.least));
  else throw new Error(USAGE);
}

async function read(name: string, out: string | undefined): Promise<void> {
  const sets = (await loadSets()).filter((set) =>
    set.name.toLowerCase().includes(name.toLowerCase()),
  );
  if (sets.length === 0) throw new Error(`No set has “${name}” in its name.`);
  const pages: string[] = [];
  for (const set of sets) {
    const asked = await askSet(set);
    if (out === undefined) console.log(asked.map(describeAsked).join('\n'));
    else pages.push(toPage(set, asked));
  }
  if (out !== undefined) await writeFile(out, pages.join('\n'));
}

/** The same seed draws the same facts as long as none comes or goes. */
async function drawLot(count: number, seed: number): Promise<void> {
  const random = createRandom(seed);
  const all = (await loadSets()).flatMap((set) =>
    set.concepts.flatMap((concept) => concept.facts.map((fact) => ({ set, concept, fact }))),
  );
  const drawn = new Set<(typeof all)[number]>();
  while (drawn.size < Math.min(count, all.length)) {
    const one = all[Math.floor(random() * all.length)];
    if (one) drawn.add(one);
  }
  for (const { set, concept, fact } of drawn) {
    const asked = await askSet(set);
    const own = asked.find((one) => one.concept === concept && one.fact === fact);
    if (own) console.log(describeAsked(own));
  }
}

async function listNever(): Promise<void> {
  const sets = await loadSets();
  let facts = 0;
  const never: Asked[] = [];
  for (const set of sets) {
    const asked = await askSet(set);
    facts += asked.length;
    never.push(...asked.filter(({ why }) => why !== null));
  }
  for (const one of never) console.log(describeAsked(one));
  console.log(`${never.length} of ${facts} facts can never be asked.`);
}

async function listFitting(least: number): Promise<void> {
  const sets: ConceptSet[] = await loadSets();
  for (const { concept, fact, rival, said, share } of await findFitting(sets, least)) {
    const of = `${concept.set.lead} ${fact}? [${concept.term}]`;
    console.log(`${share.toFixed(2)} #${concept.idOf(fact)} ${of} ${rival.term}: ${said}`);
  }
}

await run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
