import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../button/button.tsx';
import { Icon } from '../text/icon.tsx';
import styles from './notices.module.css';

/** News above a page, each to be put away. */
export function Notices({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section aria-label={label}>
      <ul className={styles.notices}>{children}</ul>
    </section>
  );
}

type NoticeProps = {
  /** Where the focus finds the row when another one is put away. */
  row: string;
  icon: ReactNode;
  title: string;
  link: { to: string; label: string; name: string; onOpen: () => void };
  dismissLabel: string;
  onDismiss: () => void;
  /** Beside the link, above it as paragraphs. */
  children?: ReactNode;
  /** In the paragraph of the link, before it. */
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
