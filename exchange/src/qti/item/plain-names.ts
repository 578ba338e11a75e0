import { isElement } from '../../markup/find-elements.ts';
import type { MarkupElement } from '../../markup/parse-markup.ts';

/** Gives the elements of QTI 3.0 ("qti-choice-interaction") the names that they had in 2.x. */
export function withPlainNames(element: MarkupElement): MarkupElement {
  const isNew = element.name.startsWith('qti-');
  return {
    ...element,
    name: isNew ? toCamel(element.name.slice('qti-'.length)) : element.name,
    attributes: isNew
      ? Object.fromEntries(
          Object.entries(element.attributes).map(([name, value]) => [toCamel(name), value]),
        )
      : element.attributes,
    children: element.children.map((child) => (isElement(child) ? withPlainNames(child) : child)),
  };
}

function toCamel(name: string): string {
  return name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
