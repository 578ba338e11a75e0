import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readData } from '../../read-data.ts';
import { loadSets } from './catalogue.ts';
import { readSets, type ConceptSet } from './read-sets.ts';
import { readRetired } from './retired.ts';

const sets = await loadSets();
const concepts = sets.flatMap((set) => set.concepts);

function nameOf({ subject, name }: ConceptSet): string {
  return `${subject}: ${name}`;
}

function says(text: string, term: string): boolean {
  return ` ${text.toLowerCase()} `.includes(` ${term.toLowerCase()} `);
}

it('reads a set with its lead, its terms, their other names and their facts', () => {
  const [set] = readSets(
    'biology',
    '# Organelles\n? Which organelle\nribosome / ribosomes | builds proteins #7 | reads RNA\n',
  );
  expect(set).toMatchObject({ subject: 'biology', name: 'Organelles', lead: 'Which organelle' });
  expect(set?.concepts).toMatchObject([
    { term: 'ribosome', names: ['ribosome', 'ribosomes'], facts: ['builds proteins', 'reads RNA'] },
  ]);
  const [ribosome] = set?.concepts ?? [];
  expect(['builds proteins', 'reads RNA'].map((fact) => ribosome?.idOf(fact))).toEqual(['7', null]);
});

it('puts beside a thing what is of its sort, from other sets where its own has too few', () => {
  const [first] = readSets(
    'physics',
    [
      '# Motion\n? Which term means\nmeter | a\n= force\ndrag | b\nlift | c\n= quantity\nspeed | d',
      '# Heat\n? Which term means\n= quantity\nspeed | e\nmass | f\nheat | g\nlatent heat | h',
      '# Forces\n? Which term describes\n= force\nweight | i\ndrag force | j\nthrust | k',
      '# Kinds\n? Which kind\n= force\npush | l\n',
    ].join('\n'),
  );
  const beside = (term: string) =>
    first?.concepts.find((one) => one.term === term)?.alike.map((other) => other.term);
  expect(beside('speed')).toEqual(['speed', 'mass', 'heat', 'latent heat']);
  expect(beside('lift')).toEqual(['drag', 'lift', 'weight', 'thrust']);
  expect(beside('meter')).toEqual(['meter', 'drag', 'lift', 'speed']);
});

it('has four or more of each sort to put beside each other', () => {
  const lonely = concepts.filter(
    ({ sort, alike }) =>
      sort !== null && (alike.length < 4 || alike.some((one) => one.sort !== sort)),
  );
  expect(lonely.map(({ term, set }) => `${nameOf(set)}: ${term}`)).toEqual([]);
});

it('has every file of writer/data/catalogue', async () => {
  const files = await readdir(path.resolve(import.meta.dirname, '../../../data/catalogue'));
  const subjects = [...new Set(sets.map(({ subject }) => `${subject}.txt`))];
  expect([...subjects, 'README.md', 'retired.txt'].sort()).toEqual(files.sort());
});

it('has each fact under an id of its own, and says why one that it had is gone', async () => {
  const { next, reasons } = await readData('catalogue/retired.txt', readRetired);
  const ids = concepts.flatMap((concept) =>
    concept.facts.map((fact) => concept.idOf(fact) ?? `no id: ${concept.term} ${fact}`),
  );
  const given = new Set(Array.from({ length: next - 1 }, (_, at) => String(at + 1)));
  const seen = [...ids, ...reasons.keys()];
  const once = new Set(seen);
  expect(seen.length - once.size).toBe(0);
  expect([...given].filter((id) => !once.has(id))).toEqual([]);
  expect([...once].filter((id) => !given.has(id))).toEqual([]);
});

it('asks with a question word', () => {
  const odd = sets.filter(({ lead }) => !/^(?:Which|Who|What)\b[^?|]*[^?:|\s]$/.test(lead));
  expect(odd.map(nameOf)).toEqual([]);
});

it('has at least four members in each set, so that there are three wrong answers', () => {
  expect(sets.filter(({ concepts: members }) => members.length < 4).map(nameOf)).toEqual([]);
});

it('names each member of a set once', () => {
  const double = sets.filter(
    ({ concepts: members }) =>
      new Set(members.map(({ term }) => term.toLowerCase())).size < members.length,
  );
  expect(double.map(nameOf)).toEqual([]);
});

it('says something of each concept, in a line that reads as the end of a question', () => {
  const odd = concepts.flatMap(({ term, facts }) =>
    facts.length === 0 ? [term] : facts.filter((fact) => !/^\S+(?: \S+){1,21}$/u.test(fact)),
  );
  expect(odd).toEqual([]);
});

it('never says the whole term in its own fact', () => {
  const told = concepts.flatMap(({ term, facts, set }) =>
    facts.filter((fact) => says(fact, term) && !says(set.lead, term)),
  );
  expect(told).toEqual([]);
});

it('does not say the same of two members of a set', () => {
  const same = sets.flatMap(({ concepts: members }) => {
    const facts = members.flatMap((member) => member.facts.map((fact) => fact.toLowerCase()));
    return facts.filter((fact, at) => facts.indexOf(fact) !== at);
  });
  expect(same).toEqual([]);
});
