import type { Material, MaterialType } from '@study-assistant/contract/materials/materials';
import type { SubjectChoice } from '../../components/subjects/subject-filter.tsx';
import { hasWords } from '../../lib/format/has-words.ts';

export type MaterialFilter = {
  words: string;
  subject: SubjectChoice;
  type: MaterialType | 'all';
};

export const everyMaterial: MaterialFilter = { words: '', subject: 'all', type: 'all' };

/** The materials that have every word in their name, topics or teacher, in the order they came in. */
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

/** Whether something is looked for, so that the whole list has to be there. */
export function isNarrowed({ words, subject, type }: MaterialFilter): boolean {
  return words.trim() !== '' || subject !== 'all' || type !== 'all';
}
