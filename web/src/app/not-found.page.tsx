import { PageLayout } from '../components/layouts/page-layout.tsx';
import { ButtonLink } from '../components/ui/button/button-link.tsx';
import { useDocumentTitle } from '../lib/dom/use-document-title.ts';
import { paths } from '../paths.ts';
import { SiteLinks } from './site-links.tsx';

export function NotFoundPage() {
  useDocumentTitle('Page not found');
  return (
    <PageLayout title="Page not found" footer={<SiteLinks />}>
      <p>There is nothing at this address. It may be mistyped, or the page may have moved.</p>
      <div>
        <ButtonLink to={paths.root} variant="primary">
          Go to the start page
        </ButtonLink>
      </div>
    </PageLayout>
  );
}
