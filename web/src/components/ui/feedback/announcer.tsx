import { useEffect } from 'react';
import { createStore, useStore } from '../../../lib/dom/store.ts';

const NOTHING = { message: '', turn: 0, saidAt: 0 };

/** The two regions take turns, so that a repeated message is spoken twice. */
const announcements = createStore(NOTHING);

/** Long enough to be spoken; whoever comes upon a region later would take its words for news. */
const SPOKEN_MS = 10_000;
/** What is said while a page changes may be about the new one. */
const FRESH_MS = 1000;

/** Tells screen readers politely about a visible change. */
export function announce(message: string): void {
  announcements.set({ message, turn: 1 - announcements.get().turn, saidAt: Date.now() });
}

/** Forgets what the page that is left has said. */
export function forgetAnnounced(): void {
  if (Date.now() - announcements.get().saidAt > FRESH_MS) announcements.set(NOTHING);
}

/** Mounted once for the whole app. */
export function Announcer() {
  const announced = useStore(announcements);
  const { message, turn } = announced;

  useEffect(() => {
    if (announced.message === '') return undefined;
    const timer = setTimeout(() => announcements.set(NOTHING), SPOKEN_MS);
    return () => clearTimeout(timer);
  }, [announced]);

  return (
    <div className="visually-hidden">
      <div aria-live="polite">{turn === 0 ? message : ''}</div>
      <div aria-live="polite">{turn === 1 ? message : ''}</div>
    </div>
  );
}
