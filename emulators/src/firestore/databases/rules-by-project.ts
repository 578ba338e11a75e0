import type { Ruleset } from '../../rules/rules.ts';

/**
 * The rules of each project: those loaded for it, which hold for all its databases, or else the default
 * of a database. Null refuses every client, as Firestore does when no rules were ever deployed.
 */
export class RulesByProject {
  private readonly loaded = new Map<string, Ruleset>();

  constructor(private readonly defaultRules: (databaseId: string) => Ruleset | null) {}

  of(projectId: string, databaseId: string): Ruleset | null {
    return this.loaded.get(projectId) ?? this.defaultRules(databaseId);
  }

  load(projectId: string, ruleset: Ruleset): void {
    this.loaded.set(projectId, ruleset);
  }
}
