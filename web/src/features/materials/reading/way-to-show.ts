import type { Material } from '@study-assistant/contract/materials/materials';

/** How a material can be seen in place. Text is tried for all that a browser cannot show itself. */
export type Way = 'pdf' | 'video' | 'text';

/** The name of the file tells; a document may well be a PDF. */
export function wayToShow({ fileName, type }: Pick<Material, 'fileName' | 'type'>): Way {
  const extension = /\.(\w+)$/.exec(fileName)?.[1]?.toLowerCase();
  if (extension === 'pdf' || (extension === undefined && type === 'PDF')) return 'pdf';
  return type === 'Video' ? 'video' : 'text';
}
