import { Suspense, type ReactNode } from 'react';
import { useUser } from '../lib/auth/session.ts';
import { lazyPart } from '../lib/dom/lazy-part.ts';
import { homeOf, paths } from '../paths.ts';
import { ButtonLink } from './ui/button/button-link.tsx';
import { Card } from './ui/card/card.tsx';
import { ErrorBoundary } from './ui/state/error-boundary.tsx';
import styles from './ui/state/state-message.module.css';
import { Brand } from './ui/text/brand.tsx';

/** Few get here; its colours would be in the first file of everybody. */
const Illustration = lazyPart(
  async () => (await import('./ui/illustration/illustration.tsx')).Illustration,
);

type MissingProps = {
  title?: string | undefined;
  headingLevel?: 2 | 3 | 4 | undefined;
  message: ReactNode;
  /** Beside the way home. */
  actions?: ReactNode;
};

/** Nothing is at this address: whose app this is, what is not there, and the way on. */
export function Missing({ title, headingLevel = 2, message, actions }: MissingProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <Card as="div">
      <div role="alert" className={styles.message}>
        <Brand />
        <ErrorBoundary fallback={() => <></>}>
          <Suspense>
            <Illustration name="lost" />
          </Suspense>
        </ErrorBoundary>
        {title && <Heading className={styles.title}>{title}</Heading>}
        <p className={styles.text}>{message}</p>
        <div className={styles.actions}>
          {actions}
          <HomeLink />
        </div>
      </div>
    </Card>
  );
}

/** To her dashboard, or to where a stranger begins. */
function HomeLink() {
  const user = useUser();
  return (
    <ButtonLink to={user ? homeOf(user.userType) : paths.root} variant="primary">
      {user ? 'Go to Dashboard' : 'Go to the start page'}
    </ButtonLink>
  );
}
