import { expect, it } from 'vitest';
import { loadSets } from '../../src/subject/concepts/catalogue.ts';
import { readSets, type ConceptSet } from '../../src/subject/concepts/read-sets.ts';
import { askSet } from './ask-set.ts';

const sets = await loadSets();
/** One set in so many is asked here; `npm run catalogue -- never` asks all of them. */
const STEP = 96;
const MOST_NEVER = 0.01;

async function ask(name: string) {
  const set = sets.find((one) => one.name === name);
  if (!set) throw new Error(`There is no set “${name}”.`);
  return askSet(set);
}

it('leaves hardly a fact that no lesson can ask', async () => {
  const asked = [];
  for (const set of sets.filter((_, at) => at % STEP === 0)) asked.push(...(await askSet(set)));
  const never = asked.filter(({ why }) => why !== null);
  expect(asked.length).toBeGreaterThan(500);
  expect(never.length / asked.length).toBeLessThanOrEqual(MOST_NEVER);
});

it.each([
  ['Thomas Hobbes', 'Thinkers who influenced the framers'],
  ['Hermes', 'Greek gods'],
  ['Rosa Parks', 'Leaders of the civil rights movement'],
])('asks for %s, whose name ends like a plural', async (term, set) => {
  const own = (await ask(set)).filter(({ concept }) => concept.term === term);
  expect(own.length).toBeGreaterThan(1);
  expect(own.every(({ why }) => why === null)).toBe(true);
});

it('says nothing of the kind where the answer alone has it in its name', async () => {
  const asked = await ask('Straits');
  const stemOf = (term: string) =>
    asked.find(({ concept }) => concept.term === term)?.question?.question;
  expect(stemOf('English Channel')).toBe('Which of these separates England from France?');
  expect(stemOf('Bosporus')).toMatch(/^Which strait or channel /);
});

it.each(['Vocabulary of motion', 'Rates of reaction', 'Nuclear physics'])(
  'offers in “%s” what is of the sort of the right answer',
  async (name) => {
    const asked = (await ask(name)).filter(
      ({ concept, question }) => concept.sort !== null && question !== null,
    );
    expect(asked.length).toBeGreaterThan(5);
    for (const { concept, question } of asked) {
      const ofSort = concept.alike.flatMap(({ names }) => names).map((one) => one.toLowerCase());
      const offered = question?.options.map((option) => option.toLowerCase()) ?? [];
      expect(offered.filter((option) => !ofSort.includes(option))).toEqual([]);
    }
  },
);

it('offers nothing twice where two sets have it', async () => {
  for (const { question } of await ask('Kinds of species in a community'))
    expect(new Set(question?.options).size).toBe(4);
});

it('says why a fact is never asked', async () => {
  const [set] = readSets('biology', '# Few\n? Which organelle\nribosome | builds proteins #1\n');
  const asked = await askSet(set as ConceptSet);
  expect(asked).toMatchObject([{ fact: 'builds proteins', question: null, why: 'not found' }]);
});
