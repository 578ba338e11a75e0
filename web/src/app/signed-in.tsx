import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { clearToasts } from '../components/ui/feedback/toast-store.ts';
import { ApiError } from '../lib/api/api-error.ts';
import { useSignedInUser } from '../lib/auth/session.ts';

/** The frame of every signed-in page. Messages for one person disappear when another signs in. */
export function SignedIn() {
  const { uid } = useSignedInUser();
  return <ServerData key={uid} />;
}

function ServerData() {
  const [client] = useState(createClient);
  useEffect(() => clearToasts, []);
  return (
    <QueryClientProvider client={client}>
      <Outlet />
    </QueryClientProvider>
  );
}

function createClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: 30_000, retry: mayRetry },
      // Without a connection a click fails at once and says so, instead of waiting silently.
      mutations: { networkMode: 'always' },
    },
  });
}

/** A refusal is final, but a lost connection or a server error may pass. */
function mayRetry(failures: number, error: Error): boolean {
  const mayPass = error instanceof ApiError && (error.status === 0 || error.status >= 500);
  return mayPass && failures < 2;
}
