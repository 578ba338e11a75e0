import { draw } from '@study-assistant/emulators/bad-day/draw';
import { TASKS } from '../../../../functions/src/platform/tasks/tasks.ts';

type TaskName = keyof typeof TASKS;
export type QueuedTask = {
  id: number;
  name: TaskName;
  payload: Record<string, unknown>;
  /** The due time in ms. */
  at: number;
  tries: number;
  wasLate: boolean;
};

export type QueueFaults = { unavailable: number; lostAnswer: number };

/** The queues of Cloud Tasks on the schedule's clock. */
export class TaskQueues {
  waiting: QueuedTask[] = [];
  /** Orders that failed for their caller, whose work may stay undone. */
  readonly refused: Pick<QueuedTask, 'name' | 'payload'>[] = [];
  private orders = 0;
  private seed = 0;
  private faults: QueueFaults = { unavailable: 0, lostAnswer: 0 };

  constructor(private readonly now: () => number) {}

  begin(seed: number, faults: QueueFaults = { unavailable: 0, lostAnswer: 0 }): void {
    this.seed = seed;
    this.faults = faults;
    this.waiting = [];
    this.refused.length = 0;
    this.orders = 0;
  }

  calm(): void {
    this.faults = { unavailable: 0, lostAnswer: 0 };
  }

  enqueue(name: string, payload: Record<string, unknown>, afterSeconds: number): void {
    if (!isTask(name)) throw new Error(`There is no task ${name}.`);
    this.orders += 1;
    const share = draw(this.seed, 'order', name, this.orders);
    const { unavailable, lostAnswer } = this.faults;
    const isLost = share < unavailable;
    if (!isLost) {
      const at = this.now() + afterSeconds * 1000;
      this.waiting.push({ id: this.orders, name, payload, at, tries: 0, wasLate: false });
    }
    if (isLost) this.refused.push({ name, payload });
    if (share < unavailable + lostAnswer) throw new Error('UNAVAILABLE: the queue did not answer.');
  }

  /** Removes and returns the due tasks in order. */
  takeDue(): QueuedTask[] {
    const due = this.waiting.filter(({ at }) => at <= this.now());
    this.waiting = this.waiting.filter(({ at }) => at > this.now());
    return due.toSorted((a, b) => a.at - b.at || a.id - b.id);
  }

  /** Queues a task once more. */
  again(task: QueuedTask, afterSeconds: number): void {
    this.waiting.push({ ...task, at: this.now() + afterSeconds * 1000 });
  }
}

function isTask(name: string): name is TaskName {
  return name in TASKS;
}
