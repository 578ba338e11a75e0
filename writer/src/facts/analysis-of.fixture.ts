import { analyse, type Analysis } from './analysis.ts';

/** What the makers know about a text of one section. */
export function analysisOf(text: string): Promise<Analysis> {
  const sections = [{ heading: null, page: 1, text }];
  return analyse({ title: 'A lesson', kind: 'txt', pageCount: null, sections });
}
