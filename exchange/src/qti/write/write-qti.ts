import { zipSync } from 'fflate';
import { shorten } from '../../items/settle.ts';
import type { MarkupElement } from '../../markup/parse-markup.ts';
import { element, toNodes, toXml } from '../../write/markup.ts';
import type { Sent } from '../../write/writable.ts';
import type { Bytes } from '../../written-file.ts';
import { writeParts } from './item-parts.ts';
import { namesOf, withNewNames, type WrittenVersion } from './versions.ts';

/** Entries of a package have no time of their own, so that a quiz is always the same file. */
const MTIME = new Date('2000-01-01T12:00:00Z');

/** Writes a package of QTI: a manifest, a test with a section a topic, and a file an item. */
export function writeQti(version: WrittenVersion, title: string, sent: readonly Sent[]): Bytes {
  const xml = (root: MarkupElement) => toXml(version === 'qti-3.0' ? withNewNames(root) : root);
  const items = sent.map((one, at) => ({
    id: `item${at + 1}`,
    path: `items/item${at + 1}.xml`,
    topic: one.question.topic,
    bytes: xml(writeItem(version, `item${at + 1}`, one)),
  }));
  const files = {
    'imsmanifest.xml': toXml(writeManifest(version, items)),
    'test.xml': xml(writeTest(version, title, items)),
    ...Object.fromEntries(items.map(({ path, bytes }) => [path, bytes])),
  };
  return zipSync(files, { mtime: MTIME });
}

type Item = { id: string; path: string; topic: string };

function writeItem(version: WrittenVersion, id: string, { question, loss }: Sent) {
  const { declarations, body, processing, most } = writeParts(question, loss);
  const explains = question.explanation !== '';
  return element(
    'assessmentItem',
    {
      ...namesOf(version).item,
      ...{ identifier: id, title: shorten(question.question) },
      ...{ adaptive: 'false', timeDependent: 'false' },
    },
    declarations,
    outcome('SCORE', 'float', '0'),
    outcome('MAXSCORE', 'float', String(most)),
    explains ? [outcome('FEEDBACK', 'identifier', 'explanation')] : [],
    element('itemBody', {}, body),
    processing,
    explains
      ? [
          element(
            'modalFeedback',
            { outcomeIdentifier: 'FEEDBACK', identifier: 'explanation', showHide: 'show' },
            version === 'qti-3.0'
              ? [element('contentBody', {}, element('p', {}, toNodes(question.explanation)))]
              : toNodes(question.explanation),
          ),
        ]
      : [],
  );
}

function outcome(identifier: string, baseType: string, value: string): MarkupElement {
  return element(
    'outcomeDeclaration',
    { identifier, cardinality: 'single', baseType },
    element('defaultValue', {}, element('value', {}, value)),
  );
}

/** A section for each run of questions of one topic. */
function writeTest(version: WrittenVersion, title: string, items: readonly Item[]): MarkupElement {
  const sections: { topic: string; items: Item[] }[] = [];
  for (const item of items) {
    const last = sections.at(-1);
    if (last?.topic === item.topic) last.items.push(item);
    else sections.push({ topic: item.topic, items: [item] });
  }
  return element(
    'assessmentTest',
    { ...namesOf(version).item, identifier: 'test', title },
    element(
      'testPart',
      { identifier: 'part', navigationMode: 'nonlinear', submissionMode: 'simultaneous' },
      sections.map((section, at) =>
        element(
          'assessmentSection',
          { identifier: `section${at + 1}`, title: section.topic, visible: 'true' },
          section.items.map(({ id, path }) =>
            element('assessmentItemRef', { identifier: id, href: path }),
          ),
        ),
      ),
    ),
  );
}

function writeManifest(version: WrittenVersion, items: readonly Item[]): MarkupElement {
  const names = namesOf(version);
  const resource = (identifier: string, type: string, path: string, uses: readonly Item[]) =>
    element(
      'resource',
      { identifier, type, href: path },
      element('file', { href: path }),
      uses.map(({ id }) => element('dependency', { identifierref: id })),
    );
  return element(
    'manifest',
    { ...names.manifest, identifier: 'manifest' },
    element(
      'metadata',
      {},
      element('schema', {}, names.schema),
      element('schemaversion', {}, names.schemaVersion),
    ),
    element('organizations', {}),
    element(
      'resources',
      {},
      resource('test', names.testType, 'test.xml', items),
      items.map(({ id, path }) => resource(id, names.itemType, path, [])),
    ),
  );
}
