import type { PaperVersion } from '@study-assistant/contract/quizzes/paper-versions';
import type { ReactNode } from 'react';
import { classNames } from '../../../lib/dom/class-names.ts';
import styles from './paper.module.css';

type PaperPageProps = {
  /** What the page is, as "Questions". */
  name: string;
  version: PaperVersion;
  number: number;
  /** How many pages there are of it. */
  count: number;
  className?: string | undefined;
  children: ReactNode;
};

/** One side of a sheet: on the screen as it is printed. */
export function PaperPage({ name, version, number, count, className, children }: PaperPageProps) {
  const label = `${name}, version ${version}, page ${number} of ${count}`;
  return (
    <div role="group" aria-label={label} className={classNames(styles.page, className)}>
      <div className={styles.body}>{children}</div>
      <p className={styles.foot}>
        <span>Version {version}</span>
        <span>
          Page {number} of {count}
        </span>
      </p>
    </div>
  );
}

type BlankProps = { label: string; value?: string; after?: string; className?: string | undefined };

/** A line to write on, or what its teacher has written on it already. */
export function Blank({ label, value = '', after, className }: BlankProps) {
  return (
    <p className={classNames(styles.blank, className)}>
      <span>{label}</span>
      <span className={styles.line} dir="auto">
        {value}
      </span>
      {after && <span>{after}</span>}
    </p>
  );
}

/** The letter of the version, which stands on each page. */
export function VersionLetter({ version }: { version: PaperVersion }) {
  return (
    <span className={styles.letter}>
      <span className="visually-hidden">Version </span>
      {version}
    </span>
  );
}
