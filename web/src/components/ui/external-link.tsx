import { ExternalLink as ExternalIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import styles from './external-link.module.css';

type ExternalLinkProps = Omit<ComponentProps<'a'>, 'target' | 'rel'> & { href: string };

/** Opens a new tab, and says so. */
export function ExternalLink({ children, ...rest }: ExternalLinkProps) {
  return (
    <a {...rest} target="_blank" rel="noreferrer noopener">
      <span>{children}</span>
      <ExternalIcon aria-hidden className={styles.icon} />
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  );
}
