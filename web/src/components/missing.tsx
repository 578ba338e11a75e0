import { Suspense, type ReactNode } from 'react';
import { useUser } from '../lib/auth/session.ts';
import { lazyPart } from '../lib/dom/lazy-part.ts';
import { homeOf, paths } from '../paths.ts';
import { ButtonLink } from './ui/button/button-link.tsx';
import { Card } from './ui/card/card.tsx';
import { ErrorBoundary } from './ui/state/error-boundary.tsx';
import styles from './ui/state/state-message.module.css';
import { Brand } from './ui/text/brand.tsx';

/** The drawing is lazy because few people see it, and its styles would burden everybody. */
const Illustration = lazyPart(
  async () => (await import('./ui/illustration/illustration.tsx')).Illustration,
);

type MissingProps = {
  title?: string | undefined;
  headingLevel?: 2 | 3 | 4 | undefined;
  message: ReactNode;
  /** Buttons next to the link home. */
  actions?: ReactNode;
};

/** A page that does not exist: it shows the product, what is missing, and where to go. */
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

/** Leads to the person's dashboard, or to sign-in for a stranger. */
function HomeLink() {
  const user = useUser();
  return (
    <ButtonLink to={user ? homeOf(user.userType) : paths.root} variant="primary">
      {user ? 'Go to Dashboard' : 'Go to the start page'}
    </ButtonLink>
  );
}
