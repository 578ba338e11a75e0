import { createStore } from '../../../lib/dom/store.ts';

export type ToastAction = {
  label: string;
  onAction: () => void;
  /**
   * How long the action is available, such as an undo. A bar counts down and the message disappears
   * with it.
   */
  seconds?: number;
};

export type Toast = {
  id: number;
  kind: 'success' | 'warn' | 'error';
  message: string;
  action: ToastAction | null;
};

/** More messages would cover the page. */
const MAX_TOASTS = 2;

export const toastStore = createStore<readonly Toast[]>([]);

let lastId = 0;

/**
 * Shows a message, from any code. It disappears once there was time to read it (see
 * toast-card.tsx); an error with an action stays until it is closed. Returns the id for closing it.
 *
 * toast.success('Quiz deleted successfully!', { label: 'Undo', onAction: restore, seconds: 10 });
 */
export const toast = {
  success: (message: string, action: ToastAction | null = null) => add('success', message, action),
  warn: (message: string, action: ToastAction | null = null) => add('warn', message, action),
  error: (message: string, action: ToastAction | null = null) => add('error', message, action),
};

export function closeToast(id: number): void {
  toastStore.set(toastStore.get().filter((one) => one.id !== id));
}

export function clearToasts(): void {
  toastStore.set([]);
}

function add(kind: Toast['kind'], message: string, action: ToastAction | null): number {
  lastId += 1;
  const newest: Toast = { id: lastId, kind, message, action };
  const others = toastStore.get().filter((one) => !isRepeatedBy(one, newest));
  toastStore.set(withinLimit([...others, newest]));
  return lastId;
}

/** A repeated sentence replaces the older message, but two undos are about different things. */
function isRepeatedBy(older: Toast, newer: Toast): boolean {
  return older.message === newer.message && older.action?.seconds === undefined;
}

/** Successes without an action go first, then the oldest; the newest never goes. */
function withinLimit(toasts: readonly Toast[]): readonly Toast[] {
  if (toasts.length <= MAX_TOASTS) return toasts;
  const older = toasts.slice(0, -1);
  const first = older.find(({ kind, action }) => kind === 'success' && action === null) ?? older[0];
  return withinLimit(toasts.filter((one) => one !== first));
}
