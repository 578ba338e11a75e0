import type { Ruleset } from '@study-assistant/emulators/rules';
import type { Persona } from './personas.ts';

export type RulesFile = 'firestore.rules' | 'storage.rules';

/** What a server put to the rules for one request of a client. */
export type Question = {
  rulesFile: RulesFile;
  /** Of the document, the collection or the file that is asked for. */
  path: string;
  /** The same again by these rules, as if this persona had asked. */
  isAllowed(rules: Ruleset, persona: Persona): Promise<boolean>;
};

/** A request of somebody, and what the tests say about it. */
export type Check = {
  persona: Persona;
  action: string;
  isAllowed: boolean;
  questions: readonly Question[];
};

/** What the tests that have run until now have checked, each as everybody, for those who ask it of other rules. */
export const checks: Check[][] = [];

/** A request of several steps is let through where each of them is. */
export async function isLetThrough(
  { questions, persona }: Check,
  rulesets: Record<RulesFile, Ruleset>,
): Promise<boolean> {
  for (const question of questions) {
    if (!(await question.isAllowed(rulesets[question.rulesFile], persona))) return false;
  }
  return true;
}
