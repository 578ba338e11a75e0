import { AsyncLocalStorage } from 'node:async_hooks';
import type { DocumentChange, Engine } from '../engine/engine.ts';
import type { Caller } from '../guard/guard.ts';
import { kindOf, toDelivery, type DocumentEvent } from './events.ts';
import type { Trigger } from './trigger.ts';

/** Tells functions of what is written, once each, and in order for each document. */
export class Triggers {
  private readonly triggers = new Map<string, Trigger>();
  /** The last delivery to a function of what happened to a document. */
  private readonly deliveries = new Map<string, Promise<void>>();
  private readonly callers = new AsyncLocalStorage<Caller>();
  private readonly stopping = new AbortController();

  constructor(
    /** Where the Functions emulator is: `http://127.0.0.1:5001`. */
    private readonly functions: string,
    private readonly log: (line: string) => void,
  ) {}

  /** A trigger takes the place of an earlier one with its key. */
  register(trigger: Trigger): void {
    this.triggers.set(`${trigger.projectId} ${trigger.key}`, trigger);
  }

  watch(engine: Engine): void {
    engine.subscribe((changes, time) => this.tell(engine, changes, time));
  }

  /** Remembers who asks until what `run` writes is told, which costs time only if somebody wants to know. */
  runAs<T>(caller: Caller, run: () => T): T {
    const isWanted = [...this.triggers.values()].some(({ wantsAuth }) => wantsAuth);
    return isWanted ? this.callers.run(caller, run) : run();
  }

  /** Breaks off what is being delivered. */
  stop(): void {
    this.stopping.abort();
  }

  private tell(engine: Engine, changes: readonly DocumentChange[], milliseconds: number): void {
    if (this.triggers.size === 0) return;
    const { projectId, databaseId } = engine;
    const root = `projects/${projectId}/databases/${databaseId}/documents/`;
    const ofDatabase = [...this.triggers.values()].filter(
      (trigger) => trigger.projectId === projectId && trigger.databaseId === databaseId,
    );
    const time = new Date(milliseconds).toISOString();
    const caller = this.callers.getStore() ?? null;
    for (const change of changes) {
      const kind = kindOf(change);
      const path = change.name.slice(root.length);
      const wanting = ofDatabase.filter(
        (trigger) =>
          (trigger.kind === 'written' || trigger.kind === kind) && trigger.path.test(path),
      );
      if (!kind || wanting.length === 0) continue;
      const event = { ...change, kind, path, time, caller };
      for (const trigger of wanting) this.enqueue(trigger, event);
    }
  }

  private enqueue(trigger: Trigger, event: DocumentEvent): void {
    const line = `${trigger.key} ${event.name}`;
    const before = this.deliveries.get(line) ?? Promise.resolve();
    const delivery = before
      .then(() => this.deliver(trigger, event))
      .catch((error: unknown) => {
        if (this.stopping.signal.aborted) return;
        this.log(
          `${trigger.key} was not told that ${event.path} is ${event.kind}: ${String(error)}`,
        );
      })
      .finally(() => {
        if (this.deliveries.get(line) === delivery) this.deliveries.delete(line);
      });
    this.deliveries.set(line, delivery);
  }

  private async deliver(trigger: Trigger, event: DocumentEvent): Promise<void> {
    const url = `${this.functions}/functions/projects/${trigger.projectId}/triggers/${trigger.key}`;
    const response = await fetch(url, {
      method: 'POST',
      signal: this.stopping.signal,
      ...toDelivery(trigger, event),
    });
    const answer = await response.text();
    if (!response.ok) throw new Error(`${response.status} ${answer}`);
  }
}
