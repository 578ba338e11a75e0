import { foldText } from '@study-assistant/contract/people/names';

/** Whether one of the texts has what is searched for; case and accents do not count. */
export function matchesSearch(texts: readonly string[], search = ''): boolean {
  const searched = foldText(search);
  return texts.some((text) => foldText(text).includes(searched));
}
