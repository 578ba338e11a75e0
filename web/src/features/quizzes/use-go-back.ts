import { useSignedInUser } from '../../lib/auth/session.ts';
import { useWayBack } from '../../lib/dom/use-way-back.ts';
import { homeOf } from '../../paths.ts';

/** Goes back to where the reader came from, or to the dashboard if this page was the first. */
export function useGoBack(): () => void {
  return useWayBack(homeOf(useSignedInUser().userType));
}
