import { createStore, useStore } from '../../../lib/dom/store.ts';

/** The two regions take turns, so that a repeated message is spoken twice. */
const announcements = createStore({ message: '', turn: 0 });

/** Long enough to be taken up; whoever comes upon it later, on another page, would take it for news. */
const SPOKEN_MS = 5000;

let emptying: ReturnType<typeof setTimeout>;

/** Tells screen readers politely about a visible change. */
export function announce(message: string): void {
  announcements.set({ message, turn: 1 - announcements.get().turn });
  clearTimeout(emptying);
  if (message) emptying = setTimeout(announce, SPOKEN_MS, '');
}

/** Mounted once for the whole app. */
export function Announcer() {
  const { message, turn } = useStore(announcements);
  return (
    <div className="visually-hidden">
      <div aria-live="polite">{turn === 0 ? message : ''}</div>
      <div aria-live="polite">{turn === 1 ? message : ''}</div>
    </div>
  );
}
