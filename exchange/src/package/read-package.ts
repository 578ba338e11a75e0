import { childOf, childrenOf, findAll } from '../markup/find-elements.ts';
import type { MarkupElement } from '../markup/parse-markup.ts';
import { withPlainNames } from '../qti/item/plain-names.ts';
import type { QuestionFormat, ReadItem } from '../read-item.ts';

/** Packages that are no packages to a teacher. */
const OTHER_PACKAGES = [
  {
    path: 'xl/workbook.xml',
    problem: 'This is a workbook. Please save its sheet as CSV, and import that.',
  },
];

/** A file of a package, read by itself. */
type ReadPart = (
  bytes: Uint8Array,
  path: string,
  topic: string,
) => {
  format: QuestionFormat | null;
  items: (() => ReadItem)[];
  problems: string[];
  root: MarkupElement | null;
};

/** Reads a package of QTI, a Common Cartridge, or any zip with files of questions in it. */
export function readPackage(files: ReadonlyMap<string, Uint8Array>, readPart: ReadPart) {
  const paths = withoutTwins([...files.keys()]);
  const order = orderOf(files, readPart);
  const sorted = paths.toSorted(
    (a, b) =>
      (order.get(a)?.at ?? Infinity) - (order.get(b)?.at ?? Infinity) ||
      a.localeCompare(b, 'en', { numeric: true }),
  );
  const parts = sorted.map((path) => {
    const file = files.get(path) ?? new Uint8Array();
    return readPart(file, path, order.get(path)?.topic ?? '');
  });
  const items = parts.flatMap((part) => part.items);
  const format = parts.find((part) => part.items.length > 0)?.format ?? null;
  if (items.length === 0) {
    const known = OTHER_PACKAGES.find(({ path }) => files.has(path));
    return { format, items, problems: [known?.problem ?? 'This package has no questions in it.'] };
  }
  // What is wrong with files without questions, such as a manifest, is of no use to anybody.
  const problems = parts.flatMap((part) => (part.items.length > 0 ? part.problems : []));
  return { format, items, problems: [...new Set(problems)] };
}

/** Canvas keeps each quiz twice; the file of its own says more. */
function withoutTwins(paths: readonly string[]): string[] {
  const own = paths.flatMap(
    (path) => /non_cc_assessments\/([^/]+)\.xml\.qti$/.exec(path)?.[1] ?? [],
  );
  return paths.filter((path) => !own.some((id) => path.includes(`${id}/assessment_qti`)));
}

type Placed = { at: number; topic: string };

/** The order of a test, with the titles of its sections, and else that of the manifest. */
function orderOf(files: ReadonlyMap<string, Uint8Array>, readPart: ReadPart): Map<string, Placed> {
  const order = new Map<string, Placed>();
  const place = (path: string, topic: string) => {
    if (files.has(path) && !order.has(path)) order.set(path, { at: order.size, topic });
  };
  for (const [path, bytes] of files) {
    if (!/test|assessment/i.test(path)) continue;
    const root = readPart(bytes, path, '').root;
    const test =
      root &&
      childrenOf(root)
        .map(withPlainNames)
        .find(({ name }) => name === 'assessmentTest');
    if (test) placeSections(test, test.attributes.title ?? '', path, place);
  }
  const manifest = [...files].find(([path]) => /(^|\/)imsmanifest\.xml$/.test(path));
  const root = manifest ? readPart(manifest[1], manifest[0], '').root : null;
  for (const resource of findAll(childOf(root ?? undefined, 'manifest'), 'resource')) {
    place(resolve(manifest?.[0] ?? '', resource.attributes.href ?? ''), '');
  }
  return order;
}

function placeSections(
  element: MarkupElement,
  topic: string,
  path: string,
  place: (path: string, topic: string) => void,
): void {
  for (const child of childrenOf(element)) {
    if (child.name === 'assessmentItemRef')
      place(resolve(path, child.attributes.href ?? ''), topic);
    else
      placeSections(
        child,
        (child.name === 'assessmentSection' && child.attributes.title) || topic,
        path,
        place,
      );
  }
}

/** No such host: the address of a file inside of its package. */
const INSIDE = 'http://package/';

/** A path as another file of the package names it. One that leads out of the package names none of its files. */
function resolve(from: string, href: string): string {
  const base = INSIDE + from.split('/').map(encodeURIComponent).join('/');
  if (!URL.canParse(href, base)) return '';
  const { href: whole, pathname } = new URL(href, base);
  return whole.startsWith(INSIDE) ? decode(pathname.slice(1)) : '';
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
