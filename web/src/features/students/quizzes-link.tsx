import { ButtonLink } from '../../components/ui/button/button-link.tsx';
import { paths } from '../../paths.ts';

/** The link to the quizzes, next to figures that need more attempts. */
export function QuizzesLink({ variant = 'primary' }: { variant?: 'primary' | 'secondary' }) {
  return (
    <ButtonLink to={paths.studentQuizzes} variant={variant}>
      Go to Quizzes
    </ButtonLink>
  );
}
