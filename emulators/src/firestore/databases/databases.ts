import type { Ruleset } from '../../rules/rules.ts';
import type { FirestoreBadDay } from '../bad-day/firestore-bad-day.ts';
import { createEngine, type Engine } from '../engine/engine.ts';
import { Transactions } from '../engine/transactions.ts';
import { OWNER_GUARD, type Caller } from '../guard/guard.ts';
import { createRulesGuard } from '../guard/rules-guard.ts';
import { AUTOMATIC_INDEXES, type IndexSet } from '../indexes/index-set.ts';
import { invalidArgument } from '../protocol/status.ts';
import type { Access, Backend, WatchQuery } from './backend.ts';
import { RulesByProject } from './rules-by-project.ts';
import { createUsage } from './usage.ts';

/** One engine for each project that is asked for, so that no project sees another one's data. */
export class Databases {
  readonly rules: RulesByProject;
  private readonly backends = new Map<string, Backend>();

  /** All projects have the indexes of the one that `readIndexes` reads; without it, only automatic ones. */
  constructor(
    engine: Engine,
    defaultRules: () => Ruleset | null,
    private readonly readIndexes: () => IndexSet = () => AUTOMATIC_INDEXES,
    /** What goes wrong; null where nothing does. */
    readonly badDay: FirestoreBadDay | null = null,
    private readonly watchQuery: WatchQuery = () => undefined,
  ) {
    this.rules = new RulesByProject(defaultRules);
    this.add(engine);
  }

  of(projectId: string): Backend {
    return this.backends.get(projectId) ?? this.add(createEngine(projectId));
  }

  /** What a caller may work with; `name` is any resource name below the project's database. */
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

  /** Puts these documents in the place of what their project had. */
  add(engine: Engine): Backend {
    const backend = { engine, transactions: new Transactions(engine), usage: createUsage() };
    this.backends.set(engine.projectId, backend);
    return backend;
  }
}
