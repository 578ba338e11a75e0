import type { Subject } from '@study-assistant/contract/materials/subjects';
import type { CSSProperties } from 'react';
import '../../styles/tokens-subjects.css';
import styles from './subject-badge.module.css';
import icons from './subject-icons.svg';

/** A subject's name, icon and colour; nothing when there is no subject. */
export function SubjectBadge({ subject }: { subject: Subject | null }) {
  if (subject === null) return null;
  const id = subject.toLowerCase().replaceAll(' ', '-');
  return (
    <span className={styles.badge} style={{ '--subject': `var(--subject-${id})` } as CSSProperties}>
      <svg aria-hidden>
        <use href={`${icons}#${id}`} />
      </svg>
      <span>{subject}</span>
    </span>
  );
}
