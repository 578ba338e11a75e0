import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { LoadingPage } from './app/loading-page.tsx';
import { loadFirstPage } from './app/router.tsx';
import { getAuth } from './lib/auth/auth.ts';
import { keptToken } from './lib/auth/kept-token.ts';
import { joinOtherTabs, storedUser } from './lib/auth/session.ts';
import './styles/tokens.css';
import './styles/global.css';

const place = document.getElementById('root');
if (!place) throw new Error('index.html has no #root.');
const root = createRoot(place);
root.render(<LoadingPage />);
void start();

async function start(): Promise<void> {
  await joinOtherTabs();
  if (storedUser()) {
    // The first page of a signed-in person calls the server at once and needs a token for that.
    if (keptToken() === null) void getAuth().catch(() => undefined);
    // A browser's first format of a date costs a phone 100 ms: better now, while code is on its way,
    // than as a part of drawing the page.
    setTimeout(() => new Intl.DateTimeFormat().format());
  }
  // Code that fails to load is reported where it would be shown.
  await loadFirstPage().catch(() => undefined);
  // As a transition it is drawn in short pieces instead of one long one.
  startTransition(() =>
    root.render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  );
}
