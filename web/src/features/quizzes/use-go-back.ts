import { useSignedInUser } from '../../lib/auth/session.ts';
import { useWayBack } from '../../lib/dom/use-way-back.ts';
import { homeOf } from '../../paths.ts';

/** Back to where the reader came from; to their dashboard when this page was the first. */
export function useGoBack(): () => void {
  return useWayBack(homeOf(useSignedInUser().userType));
}
