import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { PageLayout } from '../../components/layouts/page-layout.tsx';
import { useDocumentTitle } from '../../lib/dom/use-document-title.ts';
import { paths } from '../../paths.ts';
import styles from './legal.module.css';

type LegalPageProps = {
  title: string;
  subtitle: string;
  /** Sections, each with an h2. */
  children: ReactNode;
};

/** A page of plain text. */
export function LegalPage({ title, subtitle, children }: LegalPageProps) {
  useDocumentTitle(title);
  const navigate = useNavigate();
  const isFirstPage = useLocation().key === 'default';

  function goBack() {
    void (isFirstPage ? navigate(paths.root) : navigate(-1));
  }

  return (
    <PageLayout title={title} subtitle={subtitle} onBack={goBack}>
      <div className={styles.text}>{children}</div>
    </PageLayout>
  );
}
