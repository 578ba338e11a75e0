import { AuthLayout } from '../components/layouts/auth-layout.tsx';
import { ErrorState } from '../components/ui/state/error-state.tsx';
import { paths } from '../paths.ts';

const missingChunk =
  'A part of the app could not be loaded. Please check your internet connection and reload the page.';

/** Replaces the whole app, so it cannot rely on the router. */
export function ErrorPage({ error }: { error: Error }) {
  return (
    <AuthLayout title="Something went wrong">
      <ErrorState
        message={
          isMissingChunk(error) ? missingChunk : 'This page stopped working. Please reload it.'
        }
        onRetry={reload}
        retryLabel="Reload the page"
        actions={<a href={paths.root}>Go to the start page</a>}
      />
    </AuthLayout>
  );
}

/** Replaces one part of a page, such as a tab. */
export function ErrorPart({ error, retry }: { error: Error; retry: () => void }) {
  return isMissingChunk(error) ? (
    <ErrorState message={missingChunk} onRetry={reload} retryLabel="Reload the page" />
  ) : (
    <ErrorState message="This part of the page could not be shown." onRetry={retry} />
  );
}

/** Lazy code did not arrive because of the network, or a newer version of the app replaced it. */
function isMissingChunk({ message }: Error): boolean {
  return /dynamically imported module|module script failed|JavaScript MIME type|preload/i.test(
    message,
  );
}

function reload() {
  location.reload();
}
