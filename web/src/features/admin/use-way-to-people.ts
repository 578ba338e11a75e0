import { useLocation, useNavigate } from 'react-router-dom';
import { adminPaths } from '../../admin-paths.ts';

/** What a link in the list of people leaves in the history, so that one finds back to the same search. */
export const FROM_LIST = 'from-list';

/** To the list of people: as she left it for whoever came from there, else from its beginning. */
export function useWayToPeople() {
  const { state } = useLocation() as { state: unknown };
  const navigate = useNavigate();
  function goBack() {
    if (state === FROM_LIST) void navigate(-1);
    else void navigate(adminPaths.people);
  }
  return { backLabel: 'People', onBack: goBack };
}
