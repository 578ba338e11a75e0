import type { TeacherMaterial } from '@study-assistant/contract/attempts/analysis';
import { contentStems, overlapShare } from '@study-assistant/writer/language/words';
import type { MaterialReaders, Reader } from '../../domain/material/material-audience.ts';
import type { MaterialsRepository } from '../../stored/materials/materials.repository.ts';
import type { StoredMaterial } from '../../stored/materials/stored-material.ts';

type Deps = {
  materials: Pick<MaterialsRepository, 'listByTopics'>;
  readers: Pick<MaterialReaders, 'choose'>;
};

export type FindMaterialsByTopics = (
  topics: readonly string[],
  readers: readonly Reader[],
) => Promise<TeacherMaterial[]>;

const MAX_MATERIALS = 3;
/** Half of a topic's words: "Water" is about the "Water cycle", "Heat and water" is not about "Heat loss in winter". */
const SAME_TOPIC = 0.5;

/**
 * Finds the uploaded materials that are about topics and that all of some readers see, those about most
 * of the topics first.
 */
export function createMaterialFinder({ materials, readers }: Deps): FindMaterialsByTopics {
  return async (topics, who) => {
    const found = await materials.listByTopics(topics, (some) => readers.choose(some, who));
    return found
      .map((material) => ({ material, about: topics.filter((topic) => isAbout(material, topic)) }))
      .filter(({ about }) => about.length > 0)
      .sort((a, b) => b.about.length - a.about.length || byName(a.material, b.material))
      .slice(0, MAX_MATERIALS)
      .map(({ material, about }) => present(material, about));
  };
}

function isAbout({ topics }: StoredMaterial, topic: string): boolean {
  const stems = contentStems(topic);
  return topics.some((other) => {
    const share = overlapShare(stems, contentStems(other));
    return share > SAME_TOPIC || (share === SAME_TOPIC && stems.size <= 2);
  });
}

function byName(a: StoredMaterial, b: StoredMaterial): number {
  return a.name.localeCompare(b.name, 'en');
}

function present({ id, type, name }: StoredMaterial, about: readonly string[]): TeacherMaterial {
  const list = new Intl.ListFormat('en', { type: 'conjunction' }).format(
    about.map((topic) => `“${topic}”`),
  );
  return {
    id,
    type,
    title: name,
    description: `Covers ${list}, which did not go well in this quiz.`,
  };
}
