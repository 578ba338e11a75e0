import type { Tolerance } from '@study-assistant/contract/questions/key-schemas';
import type { Notes } from './notes.ts';

export type Scoring = 'partial' | 'all-or-nothing';

/** An option with the share of the point that picking it gives, -1 to 1. */
export type WeighedOption = { text: string; share: number };

/** What a format asks, before the bounds of our own kinds are looked at. Texts are plain. */
export type Asks =
  | { as: 'options'; options: WeighedOption[]; single: boolean; scoring: Scoring }
  | { as: 'statement'; isTrue: boolean; correction: string }
  | { as: 'words'; accepted: string[]; matchCase: boolean }
  | {
      as: 'number';
      value: number;
      tolerance: Tolerance;
      unit: string | null;
      asksUnit: boolean;
      units: string[];
    }
  /** The text has `GAP` at the place of every gap. */
  | {
      as: 'gaps';
      gaps: string[][];
      bank: string[] | null;
      matchCase: boolean;
      matchAccents: boolean;
      allowTypo: boolean;
    }
  | { as: 'pairs'; pairs: { left: string; right: string }[]; spare: string[] }
  /** The things stand in their right order. */
  | { as: 'sequence'; things: string[]; scoring: Scoring };

/** A question as it was found in a file. */
export type FoundQuestion = {
  place: string;
  stem: string;
  explanation: string;
  topic: string;
  notes: Notes;
  asks: Asks;
};

/** A question of which the file does not say what is right: what it asks for each answer that may be. */
export type UnkeyedQuestion = Omit<FoundQuestion, 'asks'> & {
  choices: { says: string; asks: Asks }[];
};

/** Why a question is left out, in a sentence. Readers throw it; whoever reads item by item names it. */
export class LeftOut extends Error {
  constructor(sentence: string) {
    super(sentence);
    this.name = 'LeftOut';
  }
}
