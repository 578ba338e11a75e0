import type { Material } from '@study-assistant/contract/materials/materials';

const PAUSE_MS = 4000;

/** What is not read by then has no text, or a busy server. */
const LONGEST_READING_MS = 60_000;

/**
 * A file is read after its upload, and its subject and topics come then: until they are there, how long
 * to wait before the list is asked for again; false where there is nothing to wait for.
 */
export function pauseWhileRead(materials: readonly Material[]): number | false {
  return materials.some(isBeingRead) ? PAUSE_MS : false;
}

function isBeingRead({ type, subject, topics, uploadDate }: Material): boolean {
  const isUnread = type !== 'Video' && subject === null && topics.length === 0;
  return isUnread && Date.now() - Date.parse(uploadDate) < LONGEST_READING_MS;
}
