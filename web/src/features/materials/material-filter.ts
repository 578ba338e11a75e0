import type { Material, MaterialType } from '@study-assistant/contract/materials/materials';
import type { SubjectChoice } from '../../components/subjects/subject-filter.tsx';
import { hasWords } from '../../lib/format/has-words.ts';

export type MaterialFilter = {
  words: string;
  subject: SubjectChoice;
  type: MaterialType | 'all';
};

export const everyMaterial: MaterialFilter = { words: '', subject: 'all', type: 'all' };

/** Finds materials with every word in the name, topics or teacher, in their given order. */
export function filterMaterials(
  materials: readonly Material[],
  { words, subject, type }: MaterialFilter,
): Material[] {
  return materials.filter(
    (one) =>
      (subject === 'all' || one.subject === subject) &&
      (type === 'all' || one.type === type) &&
      hasWords([one.name, one.fileName, one.teacherName, ...one.topics].join(' '), words),
  );
}

/** Tells whether a filter is set, which needs the whole list. */
export function isNarrowed({ words, subject, type }: MaterialFilter): boolean {
  return words.trim() !== '' || subject !== 'all' || type !== 'all';
}
