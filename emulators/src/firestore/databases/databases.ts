import type { Ruleset } from '../../rules/rules.ts';
import type { FirestoreBadDay } from '../bad-day/firestore-bad-day.ts';
import { createEngine, type Engine } from '../engine/engine.ts';
import { Transactions } from '../engine/transactions.ts';
import { OWNER_GUARD, type Caller } from '../guard/guard.ts';
import { createRulesGuard } from '../guard/rules-guard.ts';
import { AUTOMATIC_INDEXES, type IndexSet } from '../indexes/index-set.ts';
import { invalidArgument } from '../protocol/status.ts';
import type { Triggers } from '../triggers/triggers.ts';
import type { Access, Backend, WatchQuery } from './backend.ts';
import { RulesByProject } from './rules-by-project.ts';
import { createUsage } from './usage.ts';

/** One engine for each requested project, so that projects do not see each other's data. */
export class Databases {
  readonly rules: RulesByProject;
  private readonly backends = new Map<string, Backend>();

  /** All projects use the indexes that `readIndexes` returns; by default only automatic ones. */
  constructor(
    engine: Engine,
    defaultRules: () => Ruleset | null,
    private readonly readIndexes: () => IndexSet = () => AUTOMATIC_INDEXES,
    /** The faults to inject; null for none. */
    readonly badDay: FirestoreBadDay | null = null,
    private readonly watchQuery: WatchQuery = () => undefined,
    /** The functions that want to hear of what is written; null if there are none. */
    readonly triggers: Triggers | null = null,
  ) {
    this.rules = new RulesByProject(defaultRules);
    this.add(engine);
  }

  of(projectId: string): Backend {
    return this.backends.get(projectId) ?? this.add(createEngine(projectId));
  }

  /** Returns what a caller may use; `name` is any resource name below the project's database. */
  open(name: string, caller: Caller): Access {
    const [, projectId, databaseId] = /^projects\/([^/]+)\/databases\/([^/]+)/.exec(name) ?? [];
    if (projectId === undefined || databaseId !== '(default)') {
      throw invalidArgument(`Only the database "(default)" of a project is here, not "${name}".`);
    }
    const backend = this.of(projectId);
    const guard = caller.isOwner
      ? OWNER_GUARD
      : createRulesGuard(backend.engine, this.rules.of(projectId), caller);
    return { ...backend, guard, indexes: this.readIndexes(), watchQuery: this.watchQuery };
  }

  /** Replaces the documents of a project by these. */
  add(engine: Engine): Backend {
    const backend = { engine, transactions: new Transactions(engine), usage: createUsage() };
    this.backends.set(engine.projectId, backend);
    this.triggers?.watch(engine);
    return backend;
  }
}
