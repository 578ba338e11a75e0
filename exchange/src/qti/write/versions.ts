import { isElement } from '../../markup/find-elements.ts';
import type { MarkupElement } from '../../markup/parse-markup.ts';

export type WrittenVersion = 'qti-2.2' | 'qti-3.0';

const HTML = new Set(['p', 'br', 'span', 'div']);
/** The templates of 3.0 are files at an address of their own. */
const NEW_TEMPLATE = [
  /^.*\/(\w+)$/,
  'https://purl.imsglobal.org/spec/qti/v3p0/rptemplates/$1.xml',
] as const;
const XSI = 'http://www.w3.org/2001/XMLSchema-instance';

const NAMES = {
  'qti-2.2': {
    item: {
      xmlns: 'http://www.imsglobal.org/xsd/imsqti_v2p2',
      'xmlns:xsi': XSI,
      'xsi:schemaLocation':
        'http://www.imsglobal.org/xsd/imsqti_v2p2 http://www.imsglobal.org/xsd/qti/qtiv2p2/imsqti_v2p2.xsd',
    },
    manifest: { xmlns: 'http://www.imsglobal.org/xsd/imscp_v1p1' },
    schema: 'QTIv2.2 Package',
    schemaVersion: '1.0.0',
    testType: 'imsqti_test_xmlv2p2',
    itemType: 'imsqti_item_xmlv2p2',
  },
  'qti-3.0': {
    item: {
      xmlns: 'http://www.imsglobal.org/xsd/imsqtiasi_v3p0',
      'xmlns:xsi': XSI,
      'xsi:schemaLocation':
        'http://www.imsglobal.org/xsd/imsqtiasi_v3p0 https://purl.imsglobal.org/spec/qti/v3p0/schema/xsd/imsqti_asiv3p0_v1p0.xsd',
    },
    manifest: { xmlns: 'http://www.imsglobal.org/xsd/qti/qtiv3p0/imscp_v1p1' },
    schema: 'QTI Package',
    schemaVersion: '3.0.0',
    testType: 'imsqti_test_xmlv3p0',
    itemType: 'imsqti_item_xmlv3p0',
  },
};

export function namesOf(version: WrittenVersion) {
  return NAMES[version];
}

/** The names of QTI 3.0: "choiceInteraction" is "qti-choice-interaction" there. */
export function withNewNames(element: MarkupElement): MarkupElement {
  const isHtml = HTML.has(element.name);
  return {
    ...element,
    name: isHtml ? element.name : `qti-${toKebab(element.name)}`,
    attributes: Object.fromEntries(
      Object.entries(element.attributes).map(([name, value]) => [
        name.startsWith('xmlns') || name.startsWith('xsi:') ? name : toKebab(name),
        name === 'template' ? value.replace(...NEW_TEMPLATE) : value,
      ]),
    ),
    children: element.children.map((child) => (isElement(child) ? withNewNames(child) : child)),
  };
}

function toKebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
