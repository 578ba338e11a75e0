import { FEEDBACK_LEFT_OUT, type Notes } from '../../items/notes.ts';
import { childOf, childrenOf, isElement, textOf } from '../../markup/find-elements.ts';
import { GAP_MARK } from '../../markup/gap-mark.ts';
import type { MarkupElement, MarkupNode } from '../../markup/parse-markup.ts';
import { nodesToText } from '../../markup/plain-text.ts';

/** What stands in a line of text, or as a gap in it. */
const INLINE = new Set(['textEntryInteraction', 'inlineChoiceInteraction']);
const UNASKED = new Set(['templateBlock', 'templateInline', 'endAttemptInteraction']);

export type ItemBody = {
  /** Where gaps are there is GAP_MARK. */
  text: string;
  interactions: MarkupElement[];
  /** The unit that stands behind a field; null where none is marked as one. */
  unit: string | null;
};

export function readBody(body: MarkupElement | undefined, notes: Notes): ItemBody {
  const interactions: MarkupElement[] = [];
  let unit: string | null = null;
  const visit = (node: MarkupNode): MarkupNode[] => {
    if (!isElement(node)) return [node];
    if (node.name.endsWith('Interaction') && !UNASKED.has(node.name)) {
      interactions.push(node);
      if (INLINE.has(node.name)) return [GAP_MARK];
      const prompt = childOf(node, 'prompt');
      const asked = prompt ? [{ ...prompt, name: 'p' }] : [];
      return node.name === 'gapMatchInteraction' || node.name === 'hottextInteraction'
        ? [...asked, { ...node, name: 'div', children: insideOf(node).flatMap(visit) }]
        : asked;
    }
    if (UNASKED.has(node.name)) return [];
    if (node.name === 'rubricBlock' && !/candidate/.test(node.attributes.view ?? 'candidate')) {
      notes.change('What its markers or teachers are told was left out.');
      return [];
    }
    if (node.name.startsWith('feedback')) {
      notes.change(FEEDBACK_LEFT_OUT);
      return [];
    }
    if (node.name === 'gap') return [GAP_MARK];
    if (node.name === 'span' && node.attributes.class === 'unit') {
      unit = textOf(node);
      return [];
    }
    const name = node.name === 'rubricBlock' ? 'div' : node.name;
    return [{ ...node, name, children: node.children.flatMap(visit) }];
  };
  const nodes = (body?.children ?? []).flatMap(visit);
  return { text: nodesToText(nodes, notes), interactions, unit };
}

function insideOf(interaction: MarkupElement): MarkupNode[] {
  return interaction.children.filter(
    (node) => !isElement(node) || !['prompt', 'gapText', 'gapImg'].includes(node.name),
  );
}

/** The text of a choice without the feedback that is inside of it. */
export function choiceText(choice: MarkupElement, notes: Notes): string {
  const shown = choice.children.filter((node) => !isElement(node) || !isFeedback(node));
  return nodesToText(shown, notes);
}

export function choiceFeedback(choice: MarkupElement, notes: Notes): string {
  return nodesToText(childrenOf(choice).filter(isFeedback), notes);
}

function isFeedback({ name }: MarkupElement): boolean {
  return name === 'feedbackInline' || name === 'feedbackBlock';
}
