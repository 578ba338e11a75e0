import { PICTURE_LEFT_OUT, type Notes } from '../../items/notes.ts';
import { childOf, childrenOf, findAll, isElement, rawText } from '../../markup/find-elements.ts';
import { GAP_MARK } from '../../markup/gap-mark.ts';
import type { MarkupElement, MarkupNode } from '../../markup/parse-markup.ts';
import { htmlToText, maybeHtmlToText, nodesToText } from '../../markup/plain-text.ts';

const RESPONSES = ['response_lid', 'response_str', 'response_num', 'response_grp', 'response_xy'];

export type Response = {
  id: string;
  element: MarkupElement;
  /** Beside it, such as the left side of a pair. */
  text: string;
  labels: { id: string; text: string }[];
};

export type Presentation = { text: string; responses: Response[] };

/** What is shown. Where a field stands there is GAP_MARK. */
export function readPresentation(item: MarkupElement, notes: Notes): Presentation {
  const presentation = childOf(item, 'presentation');
  const responses = findAll(presentation, ...RESPONSES).map((element) => ({
    id: element.attributes.ident ?? element.attributes.respident ?? '',
    element,
    text: childrenOf(element, 'material')
      .map((material) => materialText(material, notes))
      .join(' ')
      .trim(),
    labels: findAll(element, 'response_label').map((label) => ({
      id: label.attributes.ident ?? '',
      text: blockText(label.children, notes),
    })),
  }));
  return { text: blockText(presentation?.children ?? [], notes), responses };
}

export function blockText(nodes: readonly MarkupNode[], notes: Notes): string {
  const parts = nodes.filter(isElement).map((node) => {
    if (node.name === 'material') return materialText(node, notes);
    if (node.name === 'response_str' || node.name === 'response_num') return GAP_MARK;
    if (RESPONSES.includes(node.name)) return '';
    return blockText(node.children, notes);
  });
  const shown = parts.filter((text) => text !== '');
  return shown.map((text, at) => betweenParts(shown[at - 1], text) + text).join('');
}

/** A field stands in the line of what is beside it; other parts have lines of their own. */
function betweenParts(before: string | undefined, part: string): string {
  if (before === undefined) return '';
  if (part === GAP_MARK) return ' ';
  if (!before.endsWith(GAP_MARK)) return '\n';
  return /^[.,;:!?)]/.test(part) ? '' : ' ';
}

function materialText(material: MarkupElement, notes: Notes): string {
  return childrenOf(material)
    .map((part) => {
      switch (part.name) {
        case 'mattext':
        case 'matemtext':
          return partText(part, notes);
        case 'mat_extension':
          return childrenOf(part, 'mat_formattedtext')
            .map((text) => htmlToText(rawText(text), notes))
            .join('\n');
        case 'matbreak':
          return '\n';
        case 'matimage':
          notes.change(PICTURE_LEFT_OUT);
          return '';
        case 'mataudio':
        case 'matvideo':
        case 'matapplet':
        case 'matapplication':
          notes.change('A recording, a film or an embedded page was left out.');
          return '';
        default:
          return blockText([part], notes);
      }
    })
    .join('');
}

function partText(part: MarkupElement, notes: Notes): string {
  if (childrenOf(part).length > 0) return nodesToText(part.children, notes);
  return part.attributes.texttype === 'text/html'
    ? htmlToText(rawText(part), notes)
    : maybeHtmlToText(rawText(part), notes);
}
