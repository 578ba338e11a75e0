import { useLocation, useNavigate } from 'react-router-dom';

/** Goes back to where the reader came from, or to `home` if this page was the first. */
export function useWayBack(home: string): () => void {
  const { key } = useLocation();
  const navigate = useNavigate();
  return () => {
    if (key === 'default') void navigate(home);
    else void navigate(-1);
  };
}
