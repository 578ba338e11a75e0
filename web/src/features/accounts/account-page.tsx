import type { ReactNode } from 'react';
import { AuthLayout } from '../../components/layouts/auth-layout.tsx';
import { paths } from '../../paths.ts';

const screens = [
  { to: paths.logIn, label: 'Sign In' },
  { to: paths.signUp, label: 'Create Account' },
];

type AccountPageProps = { title: string; subtitle: string; footer: ReactNode; children: ReactNode };

/** What sign-in and sign-up have in common. */
export function AccountPage({ title, subtitle, footer, children }: AccountPageProps) {
  return (
    <AuthLayout title={title} subtitle={subtitle} screens={screens} footer={footer}>
      {children}
    </AuthLayout>
  );
}
