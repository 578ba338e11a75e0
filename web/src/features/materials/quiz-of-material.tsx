import type { Material } from '@study-assistant/contract/materials/materials';
import { ButtonLink } from '../../components/ui/button/button-link.tsx';
import { paths } from '../../paths.ts';
import { canBeQuiz } from './material-form-values.ts';
import styles from './teacher-materials.module.css';

type QuizOfMaterialProps = { material: Material; variant?: 'quiet' | 'primary' };

/** The way to a quiz of a material, or why there is none. */
export function QuizOfMaterial({ material, variant = 'quiet' }: QuizOfMaterialProps) {
  const { id, name } = material;
  if (!canBeQuiz(material)) {
    return <span className={styles.noQuiz}>A quiz needs a PDF or Word document.</span>;
  }
  return (
    <ButtonLink
      to={paths.quizOfMaterial(id)}
      variant={variant}
      aria-label={`Make a quiz of ${name}`}
    >
      Make a quiz
    </ButtonLink>
  );
}
