import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { getAuth } from './lib/auth/auth.ts';
import { storedUser } from './lib/auth/session.ts';
import './styles/tokens.css';
import './styles/global.css';

// The first page of somebody signed in asks the server at once, and for that needs a token.
if (storedUser()) void getAuth().catch(() => undefined);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root.');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
