import { useLocation, useNavigate } from 'react-router-dom';
import { PageLayout } from '../components/layouts/page-layout.tsx';
import { Missing } from '../components/missing.tsx';
import { Button } from '../components/ui/button/button.tsx';
import { useDocumentTitle } from '../lib/dom/use-document-title.ts';

/** The page for an address that does not exist. */
export function NotFoundPage() {
  useDocumentTitle('Page not found');
  const navigate = useNavigate();
  const isFirstPage = useLocation().key === 'default';
  return (
    <PageLayout title="Page not found">
      <Missing
        message="There is nothing at this address. It may be mistyped, or the page may have moved."
        actions={!isFirstPage && <Button onClick={() => void navigate(-1)}>Go Back</Button>}
      />
    </PageLayout>
  );
}
