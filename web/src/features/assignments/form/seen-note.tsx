import { useQuery } from '@tanstack/react-query';
import { Eye } from 'lucide-react';
import { answersSeenQuery, type AnswersSeen } from '../../../queries/quiz-edits.ts';
import styles from './assignment-form.module.css';
import { texts } from './form-texts.ts';

/** Which students of how many have seen the answers. */
type Seen = Pick<AnswersSeen, 'students' | 'seen'>;

type SeenNoteProps = {
  quizId: string;
  classes: readonly { id: string; name: string }[];
  /** The students it is for; null means all. */
  only: readonly string[] | null;
};

/** Warns that students of these classes have taken the quiz already, and names them. */
export function SeenNote({ quizId, classes, only }: SeenNoteProps) {
  return (
    <div role="status" className={styles.seenNotes}>
      {classes.map(({ id, name }) => (
        <SeenOfClass
          key={id}
          classId={id}
          quizId={quizId}
          only={only}
          prefix={classes.length > 1 ? `${name}: ` : ''}
        />
      ))}
    </div>
  );
}

type SeenOfClassProps = {
  classId: string;
  quizId: string;
  only: SeenNoteProps['only'];
  /** Which class it is, of several. */
  prefix: string;
};

function SeenOfClass({ classId, quizId, only, prefix }: SeenOfClassProps) {
  const { data, isError } = useQuery(answersSeenQuery(classId, quizId));
  const concerned = data && among(data, only);
  if (!isError && !concerned?.seen.length) return null;
  return (
    <p className={styles.seen} dir="auto">
      <Eye aria-hidden />
      <span>
        {prefix}
        {concerned ? texts.seen(concerned) : texts.seenUnknown}
      </span>
    </p>
  );
}

function among({ students, seen }: Seen, only: SeenNoteProps['only']): Seen {
  if (only === null) return { students, seen };
  return {
    students: only.length,
    seen: seen.filter(({ studentId }) => only.includes(studentId)),
  };
}
