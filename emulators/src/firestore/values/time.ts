import type { ProtoTime } from '../protocol/messages.ts';

/** A time of the server in milliseconds, as a message has it. */
export function toProtoTime(millis: number): ProtoTime {
  const seconds = Math.floor(millis / 1000);
  return { seconds: String(seconds), nanos: (millis - seconds * 1000) * 1e6 };
}

/** The last whole millisecond of the server's time that is not after this. */
export function toMillis({ seconds = 0, nanos = 0 }: ProtoTime): number {
  return Number(seconds) * 1000 + Math.floor(nanos / 1e6);
}
