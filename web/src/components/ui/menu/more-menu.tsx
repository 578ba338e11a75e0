import { Ellipsis } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import styles from './more-menu.module.css';

type MoreMenuProps = {
  /** The accessible name, such as "More for The cell". */
  label: string;
  /** Buttons and links; a button that stays closes the menu with `popoverTarget={menuId}`. */
  children: (menuId: string) => ReactNode;
};

/**
 * Rare actions behind one button. The browser opens the menu, closes it on Escape or a click
 * elsewhere, and returns the focus.
 */
export function MoreMenu({ label, children }: MoreMenuProps) {
  const menuId = useId();
  return (
    <span className={styles.more}>
      <Button
        variant="quiet"
        icon={<Ellipsis aria-hidden />}
        aria-label={label}
        popoverTarget={menuId}
        className={styles.button}
      />
      <div id={menuId} popover="auto" className={styles.menu}>
        {children(menuId)}
      </div>
    </span>
  );
}
