import { Parser } from 'htmlparser2';

/** Real files have a dozen levels. What reads a tree calls itself once a level. */
const MAX_DEPTH = 120;
/** Real files of 500 questions have a tenth of these. */
const MAX_ELEMENTS = 300_000;

export type MarkupElement = {
  /** Without the prefix of its namespace. */
  name: string;
  attributes: Record<string, string>;
  children: MarkupNode[];
  /** False where its end is missing, as in a file that was cut off. */
  isWhole: boolean;
};
export type MarkupNode = MarkupElement | string;

/** Markup that is nested too deeply. */
export class MarkupRefused extends Error {}

/** Ends the reading of a file that has too many elements; what was read of it stays. */
class Enough extends Error {}

/**
 * Parses XML or HTML into a tree. No document type is processed: entities that a file declares stay
 * as they are written, and nothing is fetched. The root has no name, and is not whole where there were
 * too many elements. Throws MarkupRefused.
 */
export function parseMarkup(text: string, mode: 'xml' | 'html'): MarkupElement {
  const root = elementOf('', {});
  const open = [root];
  let elements = 0;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        elements += 1;
        if (open.length > MAX_DEPTH) throw new MarkupRefused('It is nested too deeply.');
        if (elements > MAX_ELEMENTS) throw new Enough();
        const element = elementOf(name.slice(name.indexOf(':') + 1), withoutPrefixes(attributes));
        open.at(-1)?.children.push(element);
        open.push(element);
      },
      onclosetag(_name, isImplied) {
        const element = open.pop();
        // HTML may leave out ends of paragraphs and has elements without one.
        if (element) element.isWhole = mode === 'html' || !isImplied;
      },
      ontext(data) {
        const siblings = open.at(-1)?.children;
        const last = siblings?.at(-1);
        if (typeof last === 'string') siblings?.splice(-1, 1, last + data);
        else siblings?.push(data);
      },
    },
    { xmlMode: mode === 'xml', decodeEntities: true },
  );
  try {
    parser.end(text);
    root.isWhole = true;
  } catch (error) {
    if (!(error instanceof Enough)) throw error;
  }
  return root;
}

function elementOf(name: string, attributes: Record<string, string>): MarkupElement {
  return { name, attributes, children: [], isWhole: false };
}

function withoutPrefixes(attributes: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [name.slice(name.indexOf(':') + 1), value]),
  );
}
