import styles from './insights.module.css';

/** What to do about the figure above it; nothing where nothing is said. */
export function Advice({ children }: { children: string | undefined }) {
  if (!children) return null;
  return (
    <p className={styles.advice} dir="auto">
      {children}
    </p>
  );
}
