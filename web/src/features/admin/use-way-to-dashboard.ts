import { useNavigate } from 'react-router-dom';
import { paths } from '../../paths.ts';

/** Out of the school's pages, through which one has gone to and fro. */
export function useWayToDashboard() {
  const navigate = useNavigate();
  return { backLabel: 'Dashboard', onBack: () => void navigate(paths.teacherDashboard) };
}
