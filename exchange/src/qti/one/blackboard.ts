import { childOf, childrenOf, findAll, isElement, textOf } from '../../markup/find-elements.ts';
import type { MarkupElement, MarkupNode } from '../../markup/parse-markup.ts';
import { givingConditions } from './score-one.ts';

/** Gives an item of Blackboard the shape that others have; an item of another program stays as it is. */
export function withoutHabits(item: MarkupElement): MarkupElement {
  return withSides(withPoints(item));
}

/** Blackboard leaves points out where each right answer shows the feedback to a right one. */
function withPoints(item: MarkupElement): MarkupElement {
  if (givingConditions(item).length > 0) return item;
  const point = elementOf('setvar', { action: 'Add', varname: 'SCORE' }, ['1']);
  return mapElements(item, (element) =>
    element.name === 'respcondition' && showsRight(element)
      ? { ...element, children: [...element.children, point] }
      : element,
  );
}

function showsRight(condition: MarkupElement): boolean {
  return (
    findAll(childOf(condition, 'conditionvar'), 'varequal').length > 0 &&
    childrenOf(condition, 'displayfeedback').some(({ attributes }) =>
      /^correct$/i.test(attributes.linkrefid ?? ''),
    )
  );
}

/** Blackboard keeps the left side of a pair beside its response, and the right sides in a block of their own. */
function withSides(item: MarkupElement): MarkupElement {
  const sides = rightSides(item);
  if (sides.length === 0) return item;
  const fill = (response: MarkupElement, left: readonly MarkupElement[]) => {
    let at = 0;
    const filled = mapElements(response, (element) => {
      if (element.name !== 'response_label') return element;
      const side = sides[at];
      at += 1;
      return side && textOf(element) === '' ? { ...element, children: side.children } : element;
    });
    return { ...filled, children: [...left, ...filled.children] };
  };
  return mapElements(item, (element) => {
    if (isRightBlock(element)) return { ...element, children: [] };
    const response = childOf(element, 'response_lid');
    if (element.name !== 'flow' || !response) return element;
    const left = findAll({ ...element, children: childrenOf(element, 'flow') }, 'material');
    return { ...element, children: [fill(response, left)] };
  });
}

function rightSides(element: MarkupElement): MarkupElement[] {
  return childrenOf(element).flatMap((child) =>
    isRightBlock(child) ? childrenOf(child) : rightSides(child),
  );
}

function isRightBlock({ attributes }: MarkupElement): boolean {
  return attributes.class === 'RIGHT_MATCH_BLOCK';
}

function mapElements(
  element: MarkupElement,
  change: (element: MarkupElement) => MarkupElement,
): MarkupElement {
  const { children, ...rest } = change(element);
  return {
    ...rest,
    children: children.map((child) => (isElement(child) ? mapElements(child, change) : child)),
  };
}

function elementOf(
  name: string,
  attributes: Record<string, string>,
  children: MarkupNode[],
): MarkupElement {
  return { name, attributes, children, isWhole: true };
}
