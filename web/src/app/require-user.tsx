import type { Role } from '@study-assistant/contract/roles';
import { Navigate, Outlet } from 'react-router-dom';
import { useUser } from '../lib/auth/session.ts';
import { homeOf, paths } from '../paths.ts';

/** Lets signed-in people through, of one role where told; others go where they belong. */
export function RequireUser({ only }: { only?: Role }) {
  const user = useUser();
  if (!user) return <Navigate to={paths.logIn} replace />;
  if (only && user.userType !== only) return <Navigate to={homeOf(user.userType)} replace />;
  return <Outlet />;
}
