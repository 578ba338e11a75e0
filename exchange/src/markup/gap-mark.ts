import { GAP } from '@study-assistant/contract/wire/constants';

/** Stands for a gap while a text is read, since underscores may stand in it as well. */
export const GAP_MARK = '\ue0ff';

/** Puts our gaps where the marks are. Other long lines of underscores become shorter than a gap. */
export function placeGaps(text: string): string {
  return text.replace(/_{5,}/g, '____').replace(/_*\ue0ff_*/g, GAP);
}
