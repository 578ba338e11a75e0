import { masteryPercentOf } from '@study-assistant/contract/attempts/scoring';
import type { SkillGap } from '@study-assistant/contract/attempts/students';
import { can } from '@study-assistant/contract/wire/roles';
import { Target } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Card } from '../../../components/ui/card/card.tsx';
import { Ring } from '../../../components/ui/meter/ring.tsx';
import { useSignedInUser } from '../../../lib/auth/session.ts';
import { count } from '../../../lib/format/numbers.ts';
import { paths } from '../../../paths.ts';
import { NotYet } from '../not-yet.tsx';
import { texts } from '../student-texts.ts';
import styles from './mastery-card.module.css';

const TITLE = 'Skill Mastery Progress';

/** The most topics that are suggested for review. */
const MAX_FOCUS_AREAS = 5;

type MasteryCardProps = {
  skillGap: SkillGap | null;
  /** Says which quizzes the topics come from. */
  description?: string;
  /** Whether the circle stands alone, where the Performance tab has its topics. */
  isCircleOnly?: boolean;
};

export function MasteryCard({ skillGap, description, isCircleOnly = false }: MasteryCardProps) {
  const { strongAreas, topicErrorAnalysis } = skillGap ?? nothing;
  if (strongAreas.length + topicErrorAnalysis.length === 0) {
    return (
      <NotYet title={TITLE} description={description} icon={<Target />}>
        {texts.noSkillGap}
      </NotYet>
    );
  }
  return (
    <Card title={TITLE} headingLevel={3} description={description}>
      <div className={styles.mastery}>
        <Ring
          percent={masteryPercentOf(strongAreas.length, topicErrorAnalysis.length)}
          digits={1}
          label="Skill mastery"
          caption="Mastered"
        />
        {!isCircleOnly && (
          <dl className={styles.counts}>
            <div>
              <dt>Strong Topics</dt>
              <dd>{strongAreas.length}</dd>
            </div>
            <div>
              <dt>Need Focus</dt>
              <dd>{topicErrorAnalysis.length}</dd>
            </div>
          </dl>
        )}
      </div>
      {isCircleOnly && topicErrorAnalysis.length > 0 && (
        <p>
          {count(topicErrorAnalysis.length, 'topic')}{' '}
          {topicErrorAnalysis.length === 1 ? 'needs' : 'need'} focus.{' '}
          <Link to={{ search: '?tab=performance' }}>See and practise them</Link>
        </p>
      )}
      {!isCircleOnly && <FocusAreas topics={topicErrorAnalysis.slice(0, MAX_FOCUS_AREAS)} />}
    </Card>
  );
}

const nothing: SkillGap = { strongAreas: [], topicErrorAnalysis: [] };

function FocusAreas({ topics }: { topics: SkillGap['topicErrorAnalysis'] }) {
  const canPractise = can(useSignedInUser().userType, 'practice');
  return (
    <div className={styles.focus}>
      <h4>Focus Areas</h4>
      {topics.length === 0 ? (
        <p className={styles.placeholder}>None: every topic so far is a strong one.</p>
      ) : (
        <ol>
          {topics.map(([topic, errors]) => (
            <li key={topic}>
              <span className={styles.topic} dir="auto">
                {topic}
              </span>
              <span className={styles.errors}>{count(errors, 'error')}</span>
              {canPractise && (
                <Link to={paths.practiceOf({ topic })} aria-label={`Practise “${topic}”`}>
                  Practise
                </Link>
              )}
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
