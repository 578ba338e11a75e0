import type { BankQuestion } from '@study-assistant/contract/quizzes/question-bank';
import { orUntitled } from '@study-assistant/contract/wire/titles';
import { useQuery } from '@tanstack/react-query';
import { Users } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { TagList } from '../../../components/library/tags.tsx';
import { Loaded } from '../../../components/loaded.tsx';
import { MathText } from '../../../components/maths/math-text.tsx';
import { useSaidMaths } from '../../../components/maths/use-said-maths.ts';
import { SubjectBadge } from '../../../components/subjects/subject-badge.tsx';
import { Badge } from '../../../components/ui/badge/badge.tsx';
import { Button } from '../../../components/ui/button/button.tsx';
import { Checkbox } from '../../../components/ui/field/checkbox.tsx';
import { Skeleton } from '../../../components/ui/state/skeleton.tsx';
import { paths } from '../../../paths.ts';
import { quizQueries } from '../../../queries/quizzes.ts';
import { kindNames } from '../../../questions/kind-names.ts';
import { WholeQuestion } from '../preview/whole-question.tsx';
import { sayStatistics } from './bank-texts.ts';
import styles from './bank.module.css';
import { ShareSwitch } from './share-switch.tsx';

type BankQuestionCardProps = {
  question: BankQuestion;
  isOwn: boolean;
  isChosen: boolean;
  onToggle: () => void;
};

/** A question with what is known of it, and on demand all of it. */
export function BankQuestionCard({ question, isOwn, isChosen, onToggle }: BankQuestionCardProps) {
  const [isOpen, setOpen] = useState(false);
  const say = useSaidMaths([question.question]);
  const { quizId, kind, topic, right, targetGrade, subject, tags, isShared, status } = question;
  const statistics = sayStatistics(question);
  return (
    <article className={styles.card}>
      <Checkbox
        label={
          <bdi className={styles.words}>
            <MathText>{question.question}</MathText>
          </bdi>
        }
        checked={isChosen}
        onChange={onToggle}
      />
      <p className={styles.facts}>
        {right !== '' && (
          <>
            Right:{' '}
            <bdi>
              <MathText>{right}</MathText>
            </bdi>{' '}
            ·{' '}
          </>
        )}
        <bdi>{topic}</bdi> · {kindNames[kind]}
      </p>
      <p className={styles.facts}>
        <Link to={paths.quizPreview(quizId)}>
          <bdi>{orUntitled(question.quizTitle)}</bdi>
        </Link>{' '}
        · {targetGrade}
        {isOwn && status === 'draft' && ' · Draft'}
        {!isOwn && (
          <>
            {' · '}
            <bdi>Shared by {question.teacherName || 'a colleague'}</bdi>
          </>
        )}
      </p>
      {statistics !== '' && <p className={styles.facts}>{statistics}</p>}
      <div className={styles.badges}>
        <SubjectBadge subject={subject} />
        <TagList tags={tags} />
        {isOwn && isShared && <Badge icon={<Users aria-hidden />}>Shared with colleagues</Badge>}
        <Button
          variant="quiet"
          aria-expanded={isOpen}
          aria-label={`${isOpen ? 'Show less of' : 'Show all of'}: ${say(question.question)}`}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Show less' : 'Show all'}
        </Button>
      </div>
      {isOpen && <Whole question={question} isOwn={isOwn} />}
    </article>
  );
}

function Whole({ question, isOwn }: Pick<BankQuestionCardProps, 'question' | 'isOwn'>) {
  const query = useQuery(quizQueries.one(question.quizId));
  return (
    <Loaded
      query={query}
      skeleton={<Skeleton label="Loading the question…" shape="rows" count={2} />}
      error="The question could not be loaded."
    >
      {({ questions }) => {
        const whole = questions.find(({ id }) => id === question.questionId);
        if (!whole) return <p>The question is not in its quiz any more.</p>;
        return (
          <div className={styles.whole}>
            <WholeQuestion question={whole} showsKey />
            {isOwn && <ShareSwitch question={question} />}
          </div>
        );
      }}
    </Loaded>
  );
}
