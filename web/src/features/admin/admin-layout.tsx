import type { ComponentProps } from 'react';
import { NavLink } from 'react-router-dom';
import { adminPaths } from '../../admin-paths.ts';
import { PageLayout } from '../../components/layouts/page-layout.tsx';
import { useDocumentTitle } from '../../lib/dom/use-document-title.ts';
import styles from './admin.module.css';

/** What the menu calls these pages. */
const SECTION = 'School';

const sections = [
  { to: adminPaths.people, label: 'People' },
  { to: adminPaths.invitations, label: 'Invitations' },
  { to: adminPaths.school, label: 'School' },
  { to: adminPaths.schoolYear, label: 'Year' },
  { to: adminPaths.audit, label: 'Audit' },
];

type AdminLayoutProps = Omit<ComponentProps<typeof PageLayout>, 'title' | 'actions' | 'width'> & {
  title: string;
};

/** The layout of an admin page, with links to the others. */
export function AdminLayout(props: AdminLayoutProps) {
  useDocumentTitle(props.title);
  return (
    <PageLayout
      {...props}
      width="wide"
      actions={
        <nav aria-label={SECTION} className={styles.sections}>
          {sections.map(({ to, label }) => (
            <NavLink key={to} to={to}>
              {label}
            </NavLink>
          ))}
        </nav>
      }
    />
  );
}
