import { Ellipsis } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import styles from './more-menu.module.css';

/**
 * What a button of a menu gets. It only ever hides the menu: a dialog that the click opens has closed
 * it by then, and a button that toggles would open it again on top of the dialog.
 */
export type MenuItem = {
  variant: 'quiet';
  popoverTarget: string;
  popoverTargetAction: 'hide';
};

type MoreMenuProps = {
  /** The accessible name, such as "More for The cell". */
  label: string;
  /** Given to a button that says its label beside an icon of its own. */
  icon?: ReactNode;
  /** True while what was chosen is being done. */
  isBusy?: boolean;
  /** Links, and buttons with the properties of an item. */
  children: (item: MenuItem) => ReactNode;
};

/**
 * Rare actions behind one button. The browser opens the menu, closes it on Escape or a click
 * elsewhere, and returns the focus.
 */
export function MoreMenu({ label, icon, isBusy = false, children }: MoreMenuProps) {
  const menuId = useId();
  return (
    <span className={styles.more}>
      {icon === undefined ? (
        <Button
          variant="quiet"
          icon={<Ellipsis aria-hidden />}
          aria-label={label}
          popoverTarget={menuId}
          className={styles.button}
        />
      ) : (
        <Button icon={icon} isBusy={isBusy} popoverTarget={menuId} className={styles.button}>
          {label}
        </Button>
      )}
      <div id={menuId} popover="auto" className={styles.menu}>
        {children({ variant: 'quiet', popoverTarget: menuId, popoverTargetAction: 'hide' })}
      </div>
    </span>
  );
}
