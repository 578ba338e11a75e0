import { Card } from '../../../components/ui/card/card.tsx';
import styles from './suggestion-card.module.css';
import { SuggestionCard } from './suggestion-card.tsx';

export function Recommendations({ texts }: { texts: readonly string[] }) {
  if (texts.length === 0) return null;
  return (
    <Card
      title="AI-Powered Recommendations"
      description="Each card has its suggestion on the back: click it to turn it over."
    >
      <ul className={styles.grid}>
        {texts.map((text, index) => (
          <SuggestionCard key={index} number={index + 1} text={text} />
        ))}
      </ul>
    </Card>
  );
}
