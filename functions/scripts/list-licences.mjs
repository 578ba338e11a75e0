import { readdir, readFile } from 'node:fs/promises';

/** Everything up to the last package of a path: npm puts packages into packages. */
const PACKAGE_FOLDER = /^.*node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/;
const LICENCE_FILE = /^(?:licen[cs]e|copying|notice)\b/i;
const README_SECTION = /^#+ *licen[cs]e\b.*\n[^]*?(?=^#|(?![^]))/im;

/** The writer's tables are made from works of others too. */
const DATA = [
  {
    title: 'Noun categories, synonyms, meanings and word vectors, compiled from WordNet 3.1',
    file: 'writer/data/wordnet/LICENSE.txt',
  },
  {
    title: 'Terms, meanings, counts of words and word vectors, made from books of OpenStax',
    file: 'writer/data/openstax/LICENSE.txt',
  },
];

const LINE = '='.repeat(80);

/**
 * What the licences of data, of all npm packages in a bundle and of those whose files are copied ask
 * for: their texts, beside it.
 */
export async function listLicences({ outputs }, copied, root) {
  const inputs = Object.values(outputs).flatMap(({ inputs }) => Object.keys(inputs));
  const folders = new Set([
    ...inputs.flatMap((file) => PACKAGE_FOLDER.exec(file)?.[0] ?? []),
    ...copied.map((name) => `node_modules/${name}`),
  ]);
  const packages = await Promise.all([...folders].map((folder) => describePackage(folder, root)));
  const data = await Promise.all(
    DATA.map(async ({ title, file }) => `${title}\n\n${await readText(file, root)}`),
  );
  return [...data, ...new Set(packages.sort())].join(`\n${LINE}\n`);
}

async function describePackage(folder, root) {
  const { name, version, license, author } = JSON.parse(
    await readText(`${folder}/package.json`, root),
  );
  const text = await readLicence(folder, root);
  if (!license && !text) throw new Error(`${name} names no licence to bundle it by.`);
  const by = author?.name ?? author ?? 'its authors';
  const title = `${name} ${version}${license ? `, licence ${license}` : ''}`;
  return `${title}\n\n${text || `Copyright ${by}; the package has no text.\n`}`;
}

async function readLicence(folder, root) {
  const files = (await readdir(new URL(folder, root))).sort();
  const texts = await Promise.all(
    files
      .filter((file) => LICENCE_FILE.test(file))
      .map((file) => readText(`${folder}/${file}`, root)),
  );
  if (texts.length > 0) return texts.join('\n');
  const readme = files.find((file) => /^readme\b/i.test(file));
  return readme
    ? (README_SECTION.exec(await readText(`${folder}/${readme}`, root))?.[0] ?? '')
    : '';
}

async function readText(file, root) {
  return (await readFile(new URL(file, root), 'utf8')).trim() + '\n';
}
