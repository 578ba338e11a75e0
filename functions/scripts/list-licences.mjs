import { readdir, readFile } from 'node:fs/promises';

/** Everything up to the last package of a path: npm puts packages into packages. */
const PACKAGE_FOLDER = /^.*node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/;
const LICENCE_FILE = /^(?:licen[cs]e|copying|notice)\b/i;
const README_SECTION = /^#+ *licen[cs]e\b.*\n[^]*?(?=^#|(?![^]))/im;

/** Our own code has data from elsewhere too. */
const COMPILED_DATA = {
  title: 'Tables of noun categories, synonyms and meanings, compiled from WordNet 3.1',
  file: 'writer/src/language/categories/LICENSE.wordnet.txt',
};

const LINE = '='.repeat(80);

/** What the licences of all npm packages ask for that went into a bundle: their texts, beside it. */
export async function listLicences({ outputs }, root) {
  const inputs = Object.values(outputs).flatMap(({ inputs }) => Object.keys(inputs));
  const folders = new Set(inputs.flatMap((file) => PACKAGE_FOLDER.exec(file)?.[0] ?? []));
  const packages = await Promise.all([...folders].map((folder) => describePackage(folder, root)));
  const data = `${COMPILED_DATA.title}\n\n${await readText(COMPILED_DATA.file, root)}`;
  return [data, ...new Set(packages.sort())].join(`\n${LINE}\n`);
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
