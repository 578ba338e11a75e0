import { createStore } from '../../../lib/dom/store.ts';

export type ToastAction = { label: string; onAction: () => void };
export type Toast = {
  id: number;
  kind: 'success' | 'error';
  message: string;
  action: ToastAction | null;
};

export const toastStore = createStore<readonly Toast[]>([]);

let lastId = 0;

/**
 * Says what happened, from anywhere. A success leaves after 6 s, an error stays until it is closed.
 * Answers with the id to close it by.
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
  // The same sentence twice is one message: the newer.
  const others = toastStore.get().filter((one) => one.message !== message);
  toastStore.set([...others, { id: lastId, kind, message, action }]);
  return lastId;
}
