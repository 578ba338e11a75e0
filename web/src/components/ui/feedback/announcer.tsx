import { createStore, useStore } from '../../../lib/dom/store.ts';

/** The two regions take turns, so that the same words twice are spoken twice. */
const announcements = createStore({ message: '', turn: 0 });

/** Speaks to screen readers, politely, what sighted people see change. */
export function announce(message: string): void {
  announcements.set({ message, turn: 1 - announcements.get().turn });
}

/** Mounted once, for the whole app. */
export function Announcer() {
  const { message, turn } = useStore(announcements);
  return (
    <div className="visually-hidden">
      <div aria-live="polite">{turn === 0 ? message : ''}</div>
      <div aria-live="polite">{turn === 1 ? message : ''}</div>
    </div>
  );
}
