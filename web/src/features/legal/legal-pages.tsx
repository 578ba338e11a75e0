import { useLocation } from 'react-router-dom';
import { lazyPart, type LazyPart, type Place } from '../../lib/dom/lazy-part.ts';
import { paths } from '../../paths.ts';

const pages: Record<string, LazyPart<object>> = {
  [paths.terms]: lazyPart(async () => (await import('./terms.page.tsx')).TermsPage),
  [paths.privacy]: lazyPart(async () => (await import('./privacy.page.tsx')).PrivacyPage),
  [paths.help]: lazyPart(async () => (await import('./help.page.tsx')).HelpPage),
  [paths.accessibility]: lazyPart(
    async () => (await import('./accessibility.page.tsx')).AccessibilityPage,
  ),
};

/** The pages of plain text; they are apart from the other routes, since few people read them. */
export function LegalPages() {
  const { pathname } = useLocation();
  const Page = pages[withoutSlash(pathname)];
  return Page && <Page key={pathname} />;
}

LegalPages.loadParts = async ({ pathname }: Place) => pages[withoutSlash(pathname)]?.load();

function withoutSlash(pathname: string): string {
  return pathname.replace(/\/$/, '');
}
