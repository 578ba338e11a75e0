import { homeOf } from '../../app/paths.ts';
import { useSignedInUser } from '../../lib/session.ts';
import { useWayBack } from '../../lib/use-way-back.ts';

/** Back to where the reader came from; to the own dashboard when this page was the first. */
export function useGoBack(): () => void {
  return useWayBack(homeOf(useSignedInUser().userType));
}
