import { createStore } from '../../../lib/dom/store.ts';

export type ToastAction = {
  label: string;
  onAction: () => void;
  /**
   * How long it can be taken, where that has an end, such as an undo: a bar counts down, and the
   * message goes with it.
   */
  seconds?: number;
};

export type Toast = {
  id: number;
  kind: 'success' | 'error';
  message: string;
  action: ToastAction | null;
};

/** More would pile up over the page. */
const MAX_TOASTS = 2;

export const toastStore = createStore<readonly Toast[]>([]);

let lastId = 0;

/**
 * Says what happened, from anywhere. A message leaves once it could be read (see toast-time.ts); an
 * error with something to do about it stays until it is closed. Answers with the id to close it by.
 *
 * toast.success('Quiz deleted successfully!', { label: 'Undo', onAction: restore, seconds: 10 });
 */
export const toast = {
  success: (message: string, action: ToastAction | null = null) => add('success', message, action),
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

/** The same sentence twice is one message, the newer; two undos are two: each is of something else. */
function isRepeatedBy(older: Toast, newer: Toast): boolean {
  return older.message === newer.message && older.action?.seconds === undefined;
}

/** The oldest goes first, and a success that asks for nothing before all others; never the newest. */
function withinLimit(toasts: readonly Toast[]): readonly Toast[] {
  if (toasts.length <= MAX_TOASTS) return toasts;
  const older = toasts.slice(0, -1);
  const first = older.find(({ kind, action }) => kind === 'success' && action === null) ?? older[0];
  return withinLimit(toasts.filter((one) => one !== first));
}
