import { Outlet } from 'react-router-dom';
import { storedUser, useUser } from '../../lib/auth/session.ts';
import { lazyPart } from '../../lib/dom/lazy-part.ts';
import styles from './menu.module.css';

const menus = {
  student: lazyPart(async () => (await import('./student-menu.tsx')).StudentMenu),
  teacher: lazyPart(async () => (await import('./teacher-menu.tsx')).TeacherMenu),
};

/** A layout route that puts the menu beside the pages inside it, for whoever is signed in. */
export function WithMenu() {
  const role = useUser()?.userType;
  if (!role) return <Outlet />;
  const Menu = menus[role];
  return (
    <div className={styles.shell}>
      <Menu />
      <div className={styles.content}>
        <Outlet />
      </div>
    </div>
  );
}

WithMenu.load = async () => {
  const role = storedUser()?.userType;
  if (role) await menus[role].load();
};
