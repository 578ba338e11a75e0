import type { User } from '@study-assistant/contract/people/accounts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { Announcer } from '../components/ui/feedback/announcer.tsx';
import { Toaster } from '../components/ui/feedback/toaster.tsx';
import type { Auth } from '../lib/auth/auth-provider.ts';
import { provideAuth } from '../lib/auth/auth.ts';
import { keepUser } from '../lib/auth/session.ts';

export const teacher: User = {
  uid: 'teacher-1',
  email: 'ruth@school.example',
  fullName: 'Ruth Meyer',
  userType: 'teacher',
  currentGrade: null,
};

export const student: User = {
  uid: 'student-1',
  email: 'ada@school.example',
  fullName: 'Ada Okoye',
  userType: 'student',
  currentGrade: '10',
};

type Setting = {
  user?: User;
  /** The browser's address and the route that matches it. */
  at?: string;
  route?: string;
  /** Other screens that the tested part may navigate to. */
  others?: Record<string, ReactNode>;
};

/** Renders a part of the app for a signed-in person, with the providers of every page. */
export function renderSignedIn(
  part: ReactNode,
  { user = teacher, at = '/', route = '*', others = {} }: Setting = {},
) {
  provideAuth(signedInAuth(user));
  keepUser(user, { remember: true });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const page = (
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[at]}>
        <Routes>
          <Route path={route} element={part} />
          {Object.entries(others).map(([path, element]) => (
            <Route key={path} path={path} element={element} />
          ))}
        </Routes>
      </MemoryRouter>
      <Toaster />
      <Announcer />
    </QueryClientProvider>
  );
  return { user: userEvent.setup(), client, ...render(page) };
}

function signedInAuth({ uid, email, userType }: User): Auth {
  return {
    signIn: () => Promise.resolve({ uid }),
    beginApp: () => Promise.reject(new Error('Nobody sets up an app here.')),
    createAccount: notHere,
    loadWays: notHere,
    deleteAccount: notHere,
    sendPasswordReset: notHere,
    token: () => Promise.resolve('token'),
    readAccount: () =>
      Promise.resolve({ uid, isConfirmed: true, ways: [{ id: 'password', email }] }),
    sendConfirmation: notHere,
    signInAgain: notHere,
    setPassword: notHere,
    standingInToken: () => Promise.resolve({ role: userType, isAdmin: false }),
    signOut: () => Promise.resolve(),
  };
}

function notHere(): Promise<never> {
  return Promise.reject(new Error('Not part of this test.'));
}
