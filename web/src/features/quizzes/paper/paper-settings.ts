import type { PaperVersion } from '@study-assistant/contract/quizzes/paper-versions';
import { usualPaper, type PaperSize } from './paper-size.ts';

/** What is printed, and what stands on it already. */
export type PaperSettings = {
  versions: readonly PaperVersion[];
  size: PaperSize;
  hasAnswerSheet: boolean;
  hasKey: boolean;
  className: string;
  date: string;
  instructions: string;
};

export const MAX_INSTRUCTIONS_LENGTH = 600;
export const MAX_BLANK_LENGTH = 40;

export function usualSettings(): PaperSettings {
  return {
    versions: ['A'],
    size: usualPaper(navigator.language),
    hasAnswerSheet: false,
    hasKey: false,
    className: '',
    date: '',
    instructions: '',
  };
}
