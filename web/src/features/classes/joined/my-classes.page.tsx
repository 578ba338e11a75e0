import { useQuery } from '@tanstack/react-query';
import { ArrowRight, Presentation } from 'lucide-react';
import { useLayoutEffect, useRef, type ChangeEvent, type ComponentProps } from 'react';
import { ConfirmAddress } from '../../../components/accounts/confirm-address.tsx';
import { PageLayout } from '../../../components/layouts/page-layout.tsx';
import { Loaded } from '../../../components/loaded.tsx';
import { ButtonLink } from '../../../components/ui/button/button-link.tsx';
import { Button } from '../../../components/ui/button/button.tsx';
import { Card } from '../../../components/ui/card/card.tsx';
import { Field } from '../../../components/ui/field/field.tsx';
import { Input } from '../../../components/ui/field/input.tsx';
import { EmptyState } from '../../../components/ui/state/empty-state.tsx';
import { Skeleton } from '../../../components/ui/state/skeleton.tsx';
import { useSignedInUser } from '../../../lib/auth/session.ts';
import { useDocumentTitle } from '../../../lib/dom/use-document-title.ts';
import { useWayBack } from '../../../lib/dom/use-way-back.ts';
import { cleanJoinCode, groupJoinCode } from '../../../lib/format/join-code.ts';
import { paths } from '../../../paths.ts';
import { studentClassesQuery } from '../../../queries/classes.ts';
import { ClassOffers } from './class-offers.tsx';
import { JoinedClass } from './joined-class.tsx';
import { texts } from './joined-texts.ts';
import styles from './my-classes.module.css';
import { CODE_FIELD, useJoin } from './use-join.ts';

/** /my-classes: the student's classes and invitations, and a form for joining another class. */
export function MyClassesPage() {
  useDocumentTitle(texts.title);
  const { uid } = useSignedInUser();
  const classes = useQuery(studentClassesQuery(uid));
  return (
    <PageLayout title={texts.title} onBack={useWayBack(paths.studentDashboard)}>
      <ClassOffers />
      <JoinForm />
      <ConfirmAddress path={paths.myClasses}>{texts.confirm}</ConfirmAddress>
      <Loaded
        query={classes}
        skeleton={<Skeleton label={texts.loading} shape="cards" />}
        error={texts.loadFailed}
      >
        {(list) =>
          list.length === 0 ? (
            <EmptyState illustration="team" title={texts.emptyTitle}>
              {texts.empty}
            </EmptyState>
          ) : (
            <>
              <ul className={styles.classes}>
                {list.map((one) => (
                  <li key={one.id}>
                    <JoinedClass joined={one} />
                  </li>
                ))}
              </ul>
              <ButtonLink
                to={paths.board}
                icon={<Presentation aria-hidden />}
                className={styles.wayOn}
              >
                {texts.board}
              </ButtonLink>
              <ButtonLink
                to={paths.studentQuizzes}
                icon={<ArrowRight aria-hidden />}
                className={styles.wayOn}
              >
                {texts.wayOn}
              </ButtonLink>
            </>
          )
        }
      </Loaded>
    </PageLayout>
  );
}

function JoinForm() {
  const { code, setCode, filledIn, error, isJoining, submit } = useJoin();
  return (
    <Card title="Join a class">
      <form noValidate className={styles.form} onSubmit={submit}>
        <Field
          id={CODE_FIELD}
          label="Code of the class"
          hint={filledIn ?? texts.codeHint}
          error={error}
        >
          {(control) => (
            <JoinCodeInput {...control} className={styles.code} code={code} onChange={setCode} />
          )}
        </Field>
        <Button type="submit" variant="primary" isBusy={isJoining} busyLabel="Joining…">
          Join
        </Button>
      </form>
    </Card>
  );
}

type JoinCodeInputProps = Omit<ComponentProps<'input'>, 'value' | 'onChange'> & {
  code: string;
  onChange: (code: string) => void;
};

/** Accepts a code as people type and paste it, and shows it in groups of four. */
function JoinCodeInput({ code, onChange, ...rest }: JoinCodeInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);

  // React moves the caret to the end when the text differs from what was typed.
  useLayoutEffect(() => {
    if (caret.current !== null) input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });

  function handleChange({ target }: ChangeEvent<HTMLInputElement>) {
    const before = cleanJoinCode(target.value.slice(0, target.selectionStart ?? undefined));
    caret.current = groupJoinCode(before).length;
    onChange(cleanJoinCode(target.value));
  }

  return (
    <Input
      {...rest}
      ref={input}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      value={groupJoinCode(code)}
      onChange={handleChange}
    />
  );
}
