import { Link } from 'react-router-dom';
import { paths } from '../paths.ts';
import styles from './site-links.module.css';

/** Links to help and the legal pages, in the same order at the foot of every page. */
export function SiteLinks() {
  return (
    <nav aria-label="About this site" className={styles.links}>
      <Link to={paths.terms}>Terms</Link>
      <Link to={paths.privacy}>Privacy</Link>
      <Link to={paths.help}>Help</Link>
      <Link to={paths.accessibility}>Accessibility</Link>
    </nav>
  );
}
