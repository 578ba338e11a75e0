import { useNavigate } from 'react-router-dom';
import { paths } from '../../paths.ts';

/** Leaves the admin pages, however often one has moved between them. */
export function useWayToDashboard() {
  const navigate = useNavigate();
  return { backLabel: 'Dashboard', onBack: () => void navigate(paths.teacherDashboard) };
}
