import type { ReactNode } from 'react';
import { Card } from '../../components/ui/card/card.tsx';
import { useSignedInUser } from '../../lib/auth/session.ts';
import styles from './not-yet.module.css';
import { QuizzesLink } from './quizzes-link.tsx';

type NotYetProps = {
  title: string;
  description?: string | undefined;
  icon: ReactNode;
  children: ReactNode;
};

/** Replaces a figure that needs more attempts, and links a student to the quizzes. */
export function NotYet({ title, description, icon, children }: NotYetProps) {
  const { userType } = useSignedInUser();
  return (
    <Card title={title} headingLevel={3} description={description} className={styles.card}>
      <div className={styles.place}>
        <span aria-hidden className={styles.icon}>
          {icon}
        </span>
        <p>{children}</p>
        {userType === 'student' && <QuizzesLink variant="secondary" />}
      </div>
    </Card>
  );
}
