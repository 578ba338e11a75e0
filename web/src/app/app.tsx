import { BrowserRouter } from 'react-router-dom';
import { ErrorBoundary } from '../components/ui/state/error-boundary.tsx';
import { ErrorPage } from './error-page.tsx';
import { Providers } from './providers.tsx';
import { Router } from './router.tsx';

export function App() {
  return (
    <ErrorBoundary fallback={(error) => <ErrorPage error={error} />}>
      <BrowserRouter>
        <Providers>
          <Router />
        </Providers>
      </BrowserRouter>
    </ErrorBoundary>
  );
}
