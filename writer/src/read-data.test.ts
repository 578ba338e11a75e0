import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import writer from '../package.json' with { type: 'json' };
import { readData, splitLines } from './read-data.ts';

const root = path.resolve(import.meta.dirname, '..');

it('names a file that is not there', async () => {
  const reading = readData('catalogue/alchemy.txt', splitLines);
  await expect(reading).rejects.toThrow(/cannot read its data catalogue\/alchemy\.txt: .*ENOENT/);
});

it('refuses a text that was cut off within a line', () => {
  expect(splitLines('one\ntwo\n')).toEqual(['one', 'two']);
  expect(() => splitLines('one\ntw')).toThrow('not complete');
});

/** The bundled loaders with a copy of the data that a test may damage. */
describe('a damaged file is one error that names it', () => {
  type Loaders = Record<string, () => Promise<unknown>>;
  let folder: string;

  beforeAll(async () => {
    // The bundle is inside the writer, where external packages are found.
    await mkdir(path.join(root, 'dist'), { recursive: true });
    folder = await mkdtemp(path.join(root, 'dist/damaged-'));
    await cp(path.join(root, 'data'), path.join(folder, 'data'), { recursive: true });
    await build({
      absWorkingDir: root,
      stdin: {
        resolveDir: root,
        loader: 'ts',
        contents: `
          export { loadNounCategories } from './src/language/categories/noun-categories.ts';
          export { loadModels } from './src/learned/models.ts';
          export { loadSets } from './src/subject/concepts/catalogue.ts';
          export { loadGlossary } from './src/subject/glossary.ts';
          export { loadSubjectWords } from './src/subject/subject-words.ts';
          export { loadWordVectors } from './src/subject/word-vectors.ts';
        `,
      },
      outfile: path.join(folder, 'loaders.mjs'),
      bundle: true,
      platform: 'node',
      format: 'esm',
      external: Object.keys(writer.dependencies),
      define: { WRITER_DATA_FOLDER: JSON.stringify('./data/') },
    });
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  let times = 0;
  /** Imports a new module instance that has loaded nothing yet. */
  async function load(name: string): Promise<unknown> {
    times += 1;
    const bundle = `${pathToFileURL(path.join(folder, 'loaders.mjs')).href}?${times}`;
    const loaders = (await import(/* @vite-ignore */ bundle)) as Loaders;
    return loaders[name]?.();
  }

  it.each([
    ['loadSets', 'catalogue/physics.txt', /^\? /gm, ''],
    ['loadSets', 'catalogue/physics.txt', / \| .*$/gm, ''],
    ['loadModels', 'learned/taught-model.json', '"then"', '"than"'],
    ['loadModels', 'learned/pair-model.json', /\]\s*\}\s*$/, ''],
    ['loadWordVectors', 'learned/word-vectors.json', /.{8}"\n\}\n$/, '"\n}\n'],
    ['loadGlossary', 'openstax/meanings.txt', '# US History\n', ''],
    ['loadGlossary', 'openstax/bold-terms.txt', /.\n$/, ''],
    ['loadGlossary', 'wordnet/meanings.txt', /\|.*/, ''],
    ['loadGlossary', 'wordnet/synonyms.txt', /^.*/, 'zygote|egg'],
    ['loadSubjectWords', 'openstax/subject-words.txt', /.\n/, '\n'],
    ['loadNounCategories', 'wordnet/noun-categories.txt', /\|.*/, ''],
  ])('%s, %s without %s', async (loader, name, sound, damaged) => {
    const file = path.join(folder, 'data', name);
    const text = await readFile(file, 'utf8');
    await expect(load(loader)).resolves.toBeDefined();
    expect(text.replace(sound, damaged)).not.toBe(text);
    await writeFile(file, text.replace(sound, damaged));
    await expect(load(loader)).rejects.toThrow(`cannot read its data ${name}: `);
    await writeFile(file, text);
  });

  it('and so is one whose letters are no UTF-8', async () => {
    const file = path.join(folder, 'data/wordnet/synonyms.txt');
    const bytes = await readFile(file);
    await writeFile(file, Buffer.concat([Buffer.from([0xff]), bytes]));
    await expect(load('loadGlossary')).rejects.toThrow('its data wordnet/synonyms.txt: ');
    await writeFile(file, bytes);
  });
});
