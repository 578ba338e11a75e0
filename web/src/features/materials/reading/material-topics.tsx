import styles from './reading.module.css';

/** What a material is about; nothing where that is not known. */
export function MaterialTopics({ topics }: { topics: readonly string[] }) {
  if (topics.length === 0) return null;
  return (
    <ul aria-label="Topics" className={styles.topics}>
      {topics.map((topic) => (
        <li key={topic} dir="auto">
          {topic}
        </li>
      ))}
    </ul>
  );
}
