import type { ZipPart } from '../zip/zip.fixture.ts';

const PPTX = 'xmlns:p="urn:p" xmlns:a="urn:a" xmlns:r="urn:r"';
const ODP =
  'xmlns:office="urn:o" xmlns:draw="urn:d" xmlns:text="urn:t" xmlns:presentation="urn:pr"';

type SlideOptions = { table?: string[][]; footer?: string; isHidden?: boolean };

/** A slide as PowerPoint writes it. */
export function aPptxSlide(
  title: string,
  lines: string[],
  { table = [], footer, isHidden = false }: SlideOptions = {},
): string {
  const rows = table.map(
    (cells) =>
      `<a:tr>${cells.map((cell) => `<a:tc><a:txBody>${paragraph(cell)}</a:txBody></a:tc>`).join('')}</a:tr>`,
  );
  return [
    `<p:sld ${PPTX}${isHidden ? ' show="0"' : ''}><p:cSld><p:spTree>`,
    shape('title', [title]),
    shape('body', lines),
    ...(footer === undefined ? [] : [shape('ftr', [footer])]),
    rows.length > 0 ? `<p:graphicFrame><a:tbl>${rows.join('')}</a:tbl></p:graphicFrame>` : '',
    '</p:spTree></p:cSld></p:sld>',
  ].join('');
}

function shape(place: string, lines: string[]): string {
  return `<p:sp><p:nvSpPr><p:nvPr><p:ph type="${place}"/></p:nvPr></p:nvSpPr><p:txBody>${lines.map(paragraph).join('')}</p:txBody></p:sp>`;
}

function paragraph(text: string): string {
  return `<a:p><a:r><a:t>${text}</a:t></a:r></a:p>`;
}

type PptxOptions = { order?: number[]; title?: string; notes?: Record<number, string> };

/** The parts of a PPTX; `order` names slides from 1, in the order in which they are shown. */
export function pptxParts(
  slides: string[],
  { order = slides.map((_, at) => at + 1), title = '', notes = {} }: PptxOptions = {},
): ZipPart[] {
  const ids = order.map((n) => `<p:sldId id="${255 + n}" r:id="rId${n}"/>`);
  const targets = slides.map(
    (_, at) => `<Relationship Id="rId${at + 1}" Target="slides/slide${at + 1}.xml"/>`,
  );
  return [
    {
      name: 'ppt/presentation.xml',
      content: `<p:presentation ${PPTX}><p:sldIdLst>${ids.join('')}</p:sldIdLst></p:presentation>`,
    },
    {
      name: 'ppt/_rels/presentation.xml.rels',
      content: `<Relationships>${targets.join('')}</Relationships>`,
    },
    {
      name: 'docProps/core.xml',
      content: `<c xmlns:dc="urn:dc"><dc:title>${title}</dc:title></c>`,
    },
    ...slides.map((content, at) => ({ name: `ppt/slides/slide${at + 1}.xml`, content })),
    ...Object.entries(notes).flatMap(([n, text]) => [
      {
        name: `ppt/slides/_rels/slide${n}.xml.rels`,
        content: `<Relationships><Relationship Id="rId1" Target="../notesSlides/notesSlide${n}.xml"/></Relationships>`,
      },
      {
        name: `ppt/notesSlides/notesSlide${n}.xml`,
        content: `<p:notes ${PPTX}>${shape('sldImg', [])}${shape('body', [text])}${shape('sldNum', [n])}</p:notes>`,
      },
    ]),
  ];
}

type OdpPage = { title: string; lines: string[]; notes?: string[] };

/** The parts of an ODP as LibreOffice writes it. */
export function odpParts(pages: OdpPage[], title = ''): ZipPart[] {
  const drawn = pages.map(
    ({ title: heading, lines, notes = [] }) =>
      `<draw:page>${frame('title', [heading])}${frame('outline', lines)}<presentation:notes>${frame('page', [])}${frame('notes', notes)}</presentation:notes></draw:page>`,
  );
  return [
    {
      name: 'content.xml',
      content: `<office:document-content ${ODP}><office:body><office:presentation>${drawn.join('')}</office:presentation></office:body></office:document-content>`,
    },
    { name: 'meta.xml', content: `<m xmlns:dc="urn:dc"><dc:title>${title}</dc:title></m>` },
  ];
}

function frame(place: string, lines: string[]): string {
  return `<draw:frame presentation:class="${place}"><draw:text-box>${lines.map((line) => `<text:p>${line}</text:p>`).join('')}</draw:text-box></draw:frame>`;
}
