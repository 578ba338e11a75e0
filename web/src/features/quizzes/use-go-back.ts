import { useLocation, useNavigate } from 'react-router-dom';
import { homeOf } from '../../app/paths.ts';
import { useSignedInUser } from '../../lib/session.ts';

/** Back to where the reader came from; to the own dashboard when this page was the first. */
export function useGoBack(): () => void {
  const { userType } = useSignedInUser();
  const { key } = useLocation();
  const navigate = useNavigate();
  return () => {
    if (key === 'default') void navigate(homeOf(userType));
    else void navigate(-1);
  };
}
