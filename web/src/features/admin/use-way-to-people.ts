import { useLocation, useNavigate } from 'react-router-dom';
import { adminPaths } from '../../admin-paths.ts';

/** The history state of links from the list of people, by which one returns to the same search. */
export const FROM_LIST = 'from-list';

/** Goes to the list of people: back to the earlier search if there was one, else to its start. */
export function useWayToPeople() {
  const { state } = useLocation() as { state: unknown };
  const navigate = useNavigate();
  function goBack() {
    if (state === FROM_LIST) void navigate(-1);
    else void navigate(adminPaths.people);
  }
  return { backLabel: 'People', onBack: goBack };
}
