import type { Ruleset } from '../../rules/rules.ts';
import type { FirestoreBadDay } from '../bad-day/firestore-bad-day.ts';
import { Engine } from '../engine/engine.ts';
import { Transactions } from '../engine/transactions.ts';
import { OWNER_GUARD, type Caller } from '../guard/guard.ts';
import { createRulesGuard } from '../guard/rules-guard.ts';
import { AUTOMATIC_INDEXES, type IndexSet } from '../indexes/index-set.ts';
import { invalidArgument } from '../protocol/status.ts';
import type { Triggers } from '../triggers/triggers.ts';
import type { Access, Backend, WatchQuery } from './backend.ts';
import { RulesByProject } from './rules-by-project.ts';
import { createUsage } from './usage.ts';

export const DEFAULT_DATABASE = '(default)';

/** An engine for each database of each project that is asked for, so that none sees another's data. */
export class Databases {
  readonly rules: RulesByProject;
  /** By project and by database. */
  private readonly backends = new Map<string, Map<string, Backend>>();

  /**
   * Rules and indexes are those of a database, and the same for all projects; by default its indexes
   * are only the automatic ones.
   */
  constructor(
    engine: Engine,
    defaultRules: (databaseId: string) => Ruleset | null,
    private readonly readIndexes: (databaseId: string) => IndexSet = () => AUTOMATIC_INDEXES,
    /** The faults to inject; null for none. */
    readonly badDay: FirestoreBadDay | null = null,
    private readonly watchQuery: WatchQuery = () => undefined,
    /** The functions that want to hear of what is written; null if there are none. */
    readonly triggers: Triggers | null = null,
  ) {
    this.rules = new RulesByProject(defaultRules);
    this.add(engine);
  }

  of(projectId: string, databaseId = DEFAULT_DATABASE): Backend {
    const backend = this.backends.get(projectId)?.get(databaseId);
    return backend ?? this.add(new Engine(projectId, databaseId));
  }

  /** The databases of a project that have been asked for. */
  allOf(projectId: string): Backend[] {
    return [...(this.backends.get(projectId)?.values() ?? [])];
  }

  /** Returns what a caller may use; `name` is any resource name below the project's database. */
  open(name: string, caller: Caller): Access {
    const [, projectId, databaseId] = /^projects\/([^/]+)\/databases\/([^/]+)/.exec(name) ?? [];
    if (projectId === undefined || databaseId === undefined) {
      throw invalidArgument(`"${name}" names no database of a project.`);
    }
    const backend = this.of(projectId, databaseId);
    const guard = caller.isOwner
      ? OWNER_GUARD
      : createRulesGuard(backend.engine, this.rules.of(projectId, databaseId), caller);
    const indexes = this.readIndexes(databaseId);
    return { ...backend, guard, indexes, watchQuery: this.watchQuery };
  }

  /** Replaces the documents of a project's database by these. */
  add(engine: Engine): Backend {
    const backend = { engine, transactions: new Transactions(engine), usage: createUsage() };
    const ofProject = this.backends.get(engine.projectId) ?? new Map<string, Backend>();
    this.backends.set(engine.projectId, ofProject.set(engine.databaseId, backend));
    this.triggers?.watch(engine);
    return backend;
  }
}
