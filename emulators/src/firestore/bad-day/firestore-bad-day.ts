import { setTimeout as sleep } from 'node:timers/promises';
import { status } from '@grpc/grpc-js';
import type { FirestoreFaults } from '../../bad-day/bad-day-options.ts';
import { draw } from '../../bad-day/draw.mjs';
import { aborted, permissionDenied, StatusError } from '../protocol/status.ts';
import { describeCall, isInTransaction, type Call } from './describe-call.ts';

type Fault = { error: StatusError; tookEffect: boolean };

/** Makes calls to Firestore fail as they do in the cloud, by a seed. */
export class FirestoreBadDay {
  /** The faults so far, one line for each: the caller, the call, and what happened to it. */
  readonly injected: string[] = [];
  private readonly counts = new Map<string, number>();
  private readonly stopped = new Set<string>();

  constructor(
    private seed: number,
    private faults: FirestoreFaults,
    private readonly onStop: (instance: string) => void = () => undefined,
  ) {}

  /** Starts another day, with all callers running. */
  begin(seed: number, faults: FirestoreFaults): void {
    this.seed = seed;
    this.injected.length = 0;
    this.counts.clear();
    this.end();
    this.faults = faults;
  }

  /** Ends all faults; all callers run again. */
  end(): void {
    this.faults = {};
    this.stopped.clear();
  }

  /** Lets a stopped caller run again. */
  restart(instance: string): void {
    this.stopped.delete(instance);
  }

  async run<T>(call: Call, answer: () => Promise<T>): Promise<T> {
    // A stopped caller leaves no locks behind.
    if (call.method === 'Rollback') return answer();
    this.requireRunning(call);
    const what = `${call.instance} ${describeCall(call)}`.trim();
    const turn = (this.counts.get(what) ?? 0) + 1;
    this.counts.set(what, turn);
    const key = [what, turn] as const;
    const { fixedMs, spreadMs } = this.faults.latency ?? { fixedMs: 0, spreadMs: 0 };
    const ms = fixedMs + spreadMs * draw(this.seed, ...key, 'latency');
    if (ms > 0) await sleep(ms);
    const fault = this.drawFault(call, key);
    if (fault) this.note(what, turn, fault);
    if (fault && !fault.tookEffect) throw fault.error;
    const result = await answer();
    if (fault) throw fault.error;
    this.maybeStop(call, key);
    this.requireRunning(call);
    return result;
  }

  private drawFault(call: Call, key: readonly [string, number]): Fault | null {
    const { unavailable, lostAnswer, deadlineExceeded, resourceExhausted } = this.faults;
    const isCommit = call.method === 'Commit';
    const happens = (share: number | undefined, kind: string) =>
      draw(this.seed, ...key, kind) < (share ?? 0);
    if (happens(unavailable, 'unavailable')) return { error: unreachable(), tookEffect: false };
    if (isCommit && happens(lostAnswer, 'lostAnswer')) {
      return { error: unreachable(), tookEffect: true };
    }
    if (happens(deadlineExceeded, 'deadlineExceeded')) {
      return { error: tooSlow(), tookEffect: isCommit && happens(0.5, 'tookEffect') };
    }
    if (isInTransaction(call) && happens(this.faults.aborted, 'aborted')) {
      const error = aborted('Too much contention on these documents. Please try again.');
      return { error, tookEffect: false };
    }
    if (happens(resourceExhausted, 'resourceExhausted')) {
      return { error: overQuota(), tookEffect: false };
    }
    return null;
  }

  private maybeStop({ method, instance }: Call, key: readonly [string, number]): void {
    if (method !== 'Commit' || instance === '') return;
    if (draw(this.seed, ...key, 'stopped') >= (this.faults.stopped ?? 0)) return;
    this.injected.push(`${key.join(' #')}: took effect, and its caller was stopped`);
    this.stopped.add(instance);
    this.onStop(instance);
  }

  private requireRunning({ instance }: Call): void {
    if (this.stopped.has(instance)) throw permissionDenied('This caller was stopped.');
  }

  private note(what: string, turn: number, { error, tookEffect }: Fault): void {
    const when = tookEffect ? 'after it took effect' : 'before it took effect';
    this.injected.push(`${what} #${turn}: ${status[error.code]} ${when}`);
  }
}

function unreachable() {
  return new StatusError(status.UNAVAILABLE, 'The service is currently unavailable.');
}

function tooSlow() {
  return new StatusError(status.DEADLINE_EXCEEDED, 'Deadline exceeded.');
}

function overQuota() {
  return new StatusError(status.RESOURCE_EXHAUSTED, 'Quota exceeded.');
}
