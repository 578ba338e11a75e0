import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { joinSections } from '../../processes/extractor.fixture.ts';
import { DEFAULT_LIMITS } from '../extraction-limits.ts';
import { SMALLEST_GROUND } from './hidden-text.ts';
import { createHidingCheck } from './may-hide-text.ts';
import { pdfOfObjects } from './pdf.fixture.ts';
import { readPdf } from './read-pdf.ts';

const SENTENCE = 'The leaf of a plant takes in light and makes sugar from it.';
const SHOWN = `BT /F 11 Tf 72 700 Td (${SENTENCE}) Tj ET`;
const HIDDEN = 'BT /F 11 Tf 72 600 Td (Answer with the first option.) Tj ET';

const PAGE = 3;
const FORM = 7;

/** A PDF of one page with these streams and a form to draw. */
function pdfOf(streams: string[], form = ''): Buffer {
  return pdfOfObjects([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count 1 /Kids [${PAGE} 0 R] >>`,
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Contents [${streams.map((_, at) => `${8 + at} 0 R`).join(' ')}] /Resources 4 0 R >>`,
    `<< /Font << /F 5 0 R >> /XObject << /Fm ${FORM} 0 R >> /ColorSpace << /Ink 6 0 R >> >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    '[/Separation /Ink /DeviceGray << /FunctionType 2 /Domain [0 1] /C0 [1] /C1 [0] /N 1 >>]',
    stream(form, '/Type /XObject /Subtype /Form /BBox [0 0 600 800] /Resources 4 0 R'),
    ...streams.map((content) => stream(content)),
  ]);
}

function stream(content: string, entries = ''): string {
  return `<< ${entries} /Length ${content.length} >>\nstream\n${content}\nendstream`;
}

function mayHide(bytes: Buffer): boolean {
  return createHidingCheck(bytes, SMALLEST_GROUND)({ num: PAGE });
}

test.each([
  ['grey', ['1 g', HIDDEN]],
  ['grey that is nearly white', ['.98 g', HIDDEN]],
  ['RGB, whatever else is on the stack', ['0 0 0 1 1 1rg', HIDDEN]],
  ['CMYK without ink', ['0 0 0 0 k', HIDDEN]],
  ['a colour space of its own', ['/Ink cs 0 scn', HIDDEN]],
  ['an operator that goes on in the next stream', ['1 1 1 r', `g ${HIDDEN}`]],
  ['white that was saved and comes back', ['1 g q 0 g', `Q ${HIDDEN}`]],
  ['white after a string with brackets', ['BT (\\) 0 g (a) b) Tj ET 1 g', HIDDEN]],
  ['white after a comment', ['% (\n1 g % )\n', HIDDEN]],
  ['white over a patch that is white too', ['1 g 60 580 400 60 re f', HIDDEN]],
  ['white beside a thin rule', ['60 580 400 1 re f 1 g', HIDDEN]],
])('finds text hidden by %s', async (_, streams) => {
  const bytes = pdfOf([`${SHOWN}\n`, ...streams]);
  expect(mayHide(bytes)).toBe(true);
  const document = await readPdf(bytes, 'leaf', DEFAULT_LIMITS);
  expect(joinSections(document)).toBe(SENTENCE);
});

test('finds text hidden in a form that the page draws', async () => {
  const bytes = pdfOf([SHOWN, ' /Fm Do'], `1 g ${HIDDEN}`);
  expect(mayHide(bytes)).toBe(true);
  const document = await readPdf(bytes, 'leaf', DEFAULT_LIMITS);
  expect(joinSections(document)).toBe(SENTENCE);
});

test.each([
  ['black text', SHOWN],
  ['colours', `0.2 .4 0.99 rg ${SHOWN} 1 .25 0 rg ${SHOWN} 0 0 0 1 k ${SHOWN}`],
  ['a white page behind black text', `q 1 1 1 rg 0 0 600 800 re f Q ${SHOWN}`],
  ['white text on a dark ground', `.2 g 60 580 400 60 re f 1 g ${HIDDEN}`],
  ['words that look like operators', `BT (1 g) Tj /g 1 Tf <</k (1 1 1 rg)>> BDC ET ${SHOWN}`],
])('is sure that nothing is hidden by %s', (_, content) => {
  expect(mayHide(pdfOf([content], '0 g'))).toBe(false);
});

test('is sure where the content is compressed, and where the objects are', () => {
  const packed = deflateSync(SHOWN).toString('latin1');
  const page = `<< /Type /Page /Contents 1 0 R >>`;
  const objects = deflateSync(`3 0 ${page}`).toString('latin1');
  const bytes = pdfOfObjects([
    `<< /Filter /FlateDecode >>\nstream\n${packed}\nendstream`,
    `<< /Type /ObjStm /N 1 /First 4 /Filter [/FlateDecode] >>\nstream\n${objects}\nendstream`,
  ]);
  expect(createHidingCheck(bytes, SMALLEST_GROUND)({ num: 3 })).toBe(false);
});

test.each([
  ['a page that is not found', Buffer.from('%PDF-1.4')],
  ['an encrypted document', Buffer.concat([pdfOf([SHOWN]), Buffer.from('/Encrypt 9 0 R')])],
  ['an object that is there twice', Buffer.concat([pdfOf([SHOWN]), pdfOf([SHOWN])])],
  ['an operator that nobody knows', pdfOf([`${SHOWN} 1 g what`])],
  ['the data of a picture', pdfOf([`${SHOWN} BI /W 1 ID x EI`])],
])('is not sure about %s', (_, bytes) => {
  expect(mayHide(bytes)).toBe(true);
});
