import type { Ruleset } from '@study-assistant/emulators/rules';
import type { Persona } from './personas.ts';

export type RulesFile = 'firestore.rules' | 'storage.rules';

/** One question that a server asked the rules for a client's request. */
export type Question = {
  rulesFile: RulesFile;
  /** The path of the document, collection or file. */
  path: string;
  /** Repeats the question with these rules, as if this persona had asked. */
  isAllowed(rules: Ruleset, persona: Persona): Promise<boolean>;
};

/** A persona's request, and the result that the tests expect. */
export type Check = {
  persona: Persona;
  action: string;
  isAllowed: boolean;
  questions: readonly Question[];
};

/** The checks of all tests so far, for each persona, to be repeated with other rules. */
export const checks: Check[][] = [];

/** A request of several steps is allowed if each of them is. */
export async function isLetThrough(
  { questions, persona }: Check,
  rulesets: Record<RulesFile, Ruleset>,
): Promise<boolean> {
  for (const question of questions) {
    if (!(await question.isAllowed(rulesets[question.rulesFile], persona))) return false;
  }
  return true;
}
