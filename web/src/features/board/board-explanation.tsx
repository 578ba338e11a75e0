import { MathText } from '../../components/maths/math-text.tsx';
import { readExplanation } from '../../components/questions/read-explanation.ts';
import styles from './board-explanation.module.css';

type BoardExplanationProps = { explanation: string; options: readonly string[] };

/** Why the right answer is right; which one that is, the list above says. */
export function BoardExplanation({ explanation, options }: BoardExplanationProps) {
  const { text, compared } = readExplanation(explanation, { quote: '', options });
  return (
    <div className={styles.explanation} dir="auto">
      {text && (
        <p>
          <MathText>{text}</MathText>
        </p>
      )}
      {compared.length > 0 && (
        <ul>
          {compared.map(({ option, what }) => (
            <li key={option}>
              <strong>
                <MathText>{option}</MathText>
              </strong>
              : <MathText>{what}</MathText>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
