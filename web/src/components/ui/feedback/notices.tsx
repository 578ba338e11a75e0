import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../button/button.tsx';
import { Icon } from '../text/icon.tsx';
import styles from './notices.module.css';

/** News above a page, each of which can be dismissed. */
export function Notices({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section aria-label={label}>
      <ul className={styles.notices}>{children}</ul>
    </section>
  );
}

type NoticeProps = {
  /** Marks the row, so that the focus can move to it when another one is dismissed. */
  row: string;
  icon: ReactNode;
  title: string;
  link: { to: string; label: string; name: string; onOpen: () => void };
  dismissLabel: string;
  onDismiss: () => void;
  /** Paragraphs above the link. */
  children?: ReactNode;
  /** Text before the link in its paragraph. */
  about?: ReactNode;
};

export function Notice(props: NoticeProps) {
  const { row, icon, title, link, dismissLabel, onDismiss, children, about } = props;
  return (
    <li data-row={row} className={styles.notice}>
      <span aria-hidden className={styles.icon}>
        {icon}
      </span>
      <div className={styles.words}>
        <p dir="auto" className={styles.title}>
          {title}
        </p>
        {children}
        <p>
          {about}
          <Link to={link.to} className={styles.link} aria-label={link.name} onClick={link.onOpen}>
            {link.label}
          </Link>
        </p>
      </div>
      <Button
        variant="quiet"
        icon={<Icon name="close" />}
        aria-label={dismissLabel}
        className={styles.dismiss}
        onClick={onDismiss}
      />
    </li>
  );
}
