import type { Ruleset } from '../../rules/rules.ts';

/**
 * The rules of each project: those loaded for it, or else the default. Null refuses every client,
 * as Firestore does when no rules were ever deployed.
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
