import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { AuthLayout } from '../../components/layouts/auth-layout.tsx';
import styles from './accounts.module.css';

const screens = [
  { to: paths.logIn, label: 'Sign In' },
  { to: paths.signUp, label: 'Create Account' },
];

type AccountPageProps = { title: string; subtitle: string; children: ReactNode };

/** What sign-in and sign-up have in common. */
export function AccountPage({ title, subtitle, children }: AccountPageProps) {
  return (
    <AuthLayout title={title} subtitle={subtitle} screens={screens} footer={<Links />}>
      {children}
    </AuthLayout>
  );
}

function Links() {
  return (
    <nav aria-label="About this site" className={styles.links}>
      <Link to={paths.terms}>Terms</Link>
      <Link to={paths.privacy}>Privacy</Link>
      <Link to={paths.help}>Help</Link>
    </nav>
  );
}
