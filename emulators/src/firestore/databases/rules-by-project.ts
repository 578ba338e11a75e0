import type { Ruleset } from '../../rules/rules.ts';

/**
 * Which rules each project is under: those that were loaded for it, else the default ones. Null
 * refuses every client, as Firestore does where no rules were ever deployed.
 */
export class RulesByProject {
  private readonly loaded = new Map<string, Ruleset>();

  constructor(private readonly defaultRules: () => Ruleset | null) {}

  of(projectId: string): Ruleset | null {
    return this.loaded.get(projectId) ?? this.defaultRules();
  }

  load(projectId: string, ruleset: Ruleset): void {
    this.loaded.set(projectId, ruleset);
  }
}
