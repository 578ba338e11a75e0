import { useQueries } from '@tanstack/react-query';
import { Eye } from 'lucide-react';
import { assignmentQueries, type AnswersSeen } from '../../../queries/assignments.ts';
import styles from './assignment-form.module.css';
import { texts } from './form-texts.ts';

type SeenNoteProps = {
  quizId: string;
  classes: readonly { id: string; name: string }[];
  /** The students it is for; null means all. */
  only: readonly string[] | null;
};

/** Warns that students of these classes have taken the quiz already, and names them. */
export function SeenNote({ quizId, classes, only }: SeenNoteProps) {
  const found = useQueries({
    queries: classes.map(({ id }) => assignmentQueries.answersSeen(id, quizId)),
  });
  const sentences = found.flatMap(({ data, isError }, at) => {
    const prefix = classes.length > 1 ? `${classes[at]?.name ?? ''}: ` : '';
    if (isError) return `${prefix}${texts.seenUnknown}`;
    const concerned = data && among(data, only);
    return concerned && concerned.seen.length > 0 ? `${prefix}${texts.seen(concerned)}` : [];
  });
  return (
    <div role="status">
      {sentences.length > 0 && (
        <div className={styles.note} dir="auto">
          {sentences.map((sentence) => (
            <p key={sentence} className={styles.seen}>
              <Eye aria-hidden />
              <span>{sentence}</span>
            </p>
          ))}
        </div>
      )}
    </div>
  );
}

function among({ students, seen }: AnswersSeen, only: readonly string[] | null): AnswersSeen {
  if (only === null) return { students, seen };
  return {
    students: only.length,
    seen: seen.filter(({ studentId }) => only.includes(studentId)),
  };
}
