import { Card } from '../../../components/ui/card/card.tsx';
import styles from './suggestion-card.module.css';
import { SuggestionCard } from './suggestion-card.tsx';

type RecommendationsProps = {
  texts: readonly string[];
  /** What each is about, where it is about one topic. */
  topics: readonly (string | null)[];
};

export function Recommendations({ texts, topics }: RecommendationsProps) {
  if (texts.length === 0) return null;
  return (
    <Card title="AI-Powered Recommendations" description="Click a card to read all of it.">
      <ul className={styles.grid}>
        {texts.map((text, index) => (
          <SuggestionCard
            key={index}
            number={index + 1}
            text={text}
            topic={topics[index] ?? null}
          />
        ))}
      </ul>
    </Card>
  );
}
