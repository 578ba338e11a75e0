import { cleanLine } from '../clean-text.ts';
import { decodeEntities } from '../decode-entities.ts';
import { isContentsEntry, type Block } from '../section-paragraphs.ts';

const BLOCK_TAGS = new Set('p h1 h2 h3 h4 h5 h6 li ul ol table tr td th'.split(' '));
const LONGEST_BOLD_HEADING = 90;

/** Reads headings and paragraphs from the small, well-formed HTML of the DOCX parser. */
export function splitHtml(html: string): Block[] {
  const blocks: Block[] = [];
  let open = { text: '', bold: '', isHeading: false };
  let isBold = false;
  for (const [token, close, tag] of html.matchAll(/<(\/?)(\w+)[^>]*>|[^<]+/gu)) {
    if (tag === undefined) {
      open.text += token;
      if (isBold) open.bold += token;
    } else if (tag === 'strong') {
      isBold = close === '';
    } else if (tag === 'br') {
      open.text += ' ';
    } else if (BLOCK_TAGS.has(tag)) {
      blocks.push(...settle(open));
      open = { text: '', bold: '', isHeading: close === '' && /^h\d$/u.test(tag) };
    }
  }
  return [...blocks, ...settle(open)];
}

function settle(open: { text: string; bold: string; isHeading: boolean }): Block[] {
  const text = cleanLine(decodeEntities(open.text));
  if (text === '' || isContentsEntry(text)) return [];
  // Many people make a heading by setting a whole short paragraph in bold.
  const isAllBold = cleanLine(decodeEntities(open.bold)) === text;
  const isTitleLike = text.length <= LONGEST_BOLD_HEADING && !/^\p{Ll}|[.,;!?]$/u.test(text);
  return [{ text, isHeading: open.isHeading || (isAllBold && isTitleLike) }];
}
