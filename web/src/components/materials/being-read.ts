import type { Material } from '@study-assistant/contract/materials/materials';

/** How long to wait before asking again for what is read from a new file. */
export const READING_PAUSE_MS = 4000;

/** A material that is not read after this time has no text, or the server is busy. */
const LONGEST_READING_MS = 120_000;

/** Whether a material is so new that the server may still be at reading it. */
export function canStillBeRead({ type, uploadDate }: Pick<Material, 'type' | 'uploadDate'>) {
  return type !== 'Video' && Date.now() - Date.parse(uploadDate) < LONGEST_READING_MS;
}
