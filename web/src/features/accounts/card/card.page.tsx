import {
  MIN_CARD_PASSWORD,
  PICTURES_IN_SECRET,
  type CardPicture,
} from '@study-assistant/contract/people/cards';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { Link, Navigate, useNavigate } from 'react-router-dom';
import { UnsentNote } from '../../../components/accounts/not-you.tsx';
import { AuthLayout } from '../../../components/layouts/auth-layout.tsx';
import { Button } from '../../../components/ui/button/button.tsx';
import { ErrorSummary } from '../../../components/ui/field/error-summary.tsx';
import { Field } from '../../../components/ui/field/field.tsx';
import { Input } from '../../../components/ui/field/input.tsx';
import { PasswordInput } from '../../../components/ui/field/password-input.tsx';
import { useUser } from '../../../lib/auth/session.ts';
import { focusField } from '../../../lib/dom/focus-field.ts';
import { useDocumentTitle } from '../../../lib/dom/use-document-title.ts';
import { homeOf, paths } from '../../../paths.ts';
import styles from '../accounts.module.css';
import { texts } from './card-texts.ts';
import own from './card.module.css';
import { PictureChoice } from './picture-choice.tsx';
import { useCard, type CardStep } from './use-card.ts';

type Card = ReturnType<typeof useCard>;

/** Signing in by a card: its code, at the first time a name and a new secret, else the secret. */
export function CardPage() {
  useDocumentTitle('Sign in with your card');
  const user = useUser();
  const card = useCard();
  const { step } = card;
  const stepKey = step.name === 'set' && step.first ? 'again' : step.name;
  useFocusedHeading(stepKey);
  if (user && step.name !== 'other') return <Navigate to={homeOf(user.userType)} replace />;
  return (
    <AuthLayout {...headingOf(step)}>
      <ErrorSummary errors={card.error === null ? [] : [{ fieldId: null, message: card.error }]} />
      <Step key={stepKey} card={card} />
      <p className={styles.switch}>
        No card? <Link to={paths.logIn}>Sign in with email</Link>
      </p>
    </AuthLayout>
  );
}

function headingOf(step: CardStep): { title: string; subtitle?: string } {
  if (step.name === 'name') return { title: texts.isThisYou };
  if (step.name === 'kind') return { title: texts.kindTitle, subtitle: texts.kindHint };
  if (step.name === 'enter') return { title: texts.hello(step.card.fullName) };
  if (step.name !== 'set') return { title: texts.codeTitle };
  if (step.kind === 'password') return { title: texts.setPassword };
  return step.first
    ? { title: texts.againTitle, subtitle: texts.againHint }
    : { title: texts.setPictures, subtitle: texts.setPicturesHint };
}

/** Each step but the first begins at its heading. */
function useFocusedHeading(stepKey: string) {
  const before = useRef(stepKey);
  useEffect(() => {
    if (before.current === stepKey) return;
    before.current = stepKey;
    document.querySelector('h1')?.focus();
  }, [stepKey]);
}

function Step({ card }: { card: Card }) {
  const { step } = card;
  if (step.name === 'other') return <OtherStep card={card} code={step.code} />;
  if (step.name === 'code') return <CodeStep card={card} step={step} />;
  if (step.name === 'name') return <NameStep card={card} step={step} />;
  if (step.name === 'kind') {
    const choose = (kind: 'pictures' | 'password') =>
      card.goTo({ ...step, name: 'set', kind, first: null });
    return (
      <div className={own.buttons}>
        <Button variant="primary" isFullWidth onClick={() => choose('pictures')}>
          Four pictures
        </Button>
        <Button isFullWidth onClick={() => choose('password')}>
          A password
        </Button>
      </div>
    );
  }
  return (
    <>
      {step.kind === 'pictures' ? (
        <PicturesStep card={card} step={step} />
      ) : (
        <PasswordStep card={card} step={step} />
      )}
      {step.name === 'enter' && (
        <>
          <p className={own.hint}>{texts.forgotten}</p>
          <Button
            variant="quiet"
            onClick={() => card.goTo({ name: 'code', code: '', note: texts.notMine })}
          >
            This is not me
          </Button>
        </>
      )}
    </>
  );
}

function OtherStep({ card, code }: { card: Card; code: string }) {
  const user = useUser();
  const navigate = useNavigate();
  return (
    <>
      <p>
        <bdi>{user?.fullName}</bdi> is signed in on this device.
      </p>
      {user && <UnsentNote user={user} />}
      <div className={own.buttons}>
        <Button
          variant="primary"
          isFullWidth
          isBusy={card.isBusy}
          busyLabel="Signing out…"
          onClick={() => card.signOutFirst(code)}
        >
          That is not me: sign out
        </Button>
        <Button isFullWidth onClick={() => void navigate(homeOf(user?.userType ?? 'student'))}>
          That is me: go on
        </Button>
      </div>
    </>
  );
}

type StepProps<Name extends CardStep['name']> = {
  card: Card;
  step: Extract<CardStep, { name: Name }>;
};

function CodeStep({ card, step }: StepProps<'code'>) {
  const [code, setCode] = useState(step.code);
  const [problem, setProblem] = useState<string | null>(null);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (code.trim() !== '') return card.look(code);
    setProblem(texts.codeMissing);
    focusField('card-code');
  }

  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      {step.note !== null && <p className={styles.farewell}>{step.note}</p>}
      <Field id="card-code" label="Code of your card" hint={texts.codeHint} error={problem}>
        {(control) => (
          <Input
            {...control}
            className={own.code}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={80}
            value={code}
            onChange={(event) => {
              setCode(event.target.value);
              setProblem(null);
            }}
          />
        )}
      </Field>
      <GoOn card={card} label="Go on" />
    </form>
  );
}

function NameStep({ card, step }: StepProps<'name'>) {
  return (
    <>
      <p className={own.name}>
        <bdi>{step.card.fullName}</bdi>
      </p>
      <div className={own.buttons}>
        <Button variant="primary" isFullWidth onClick={() => card.goTo({ ...step, name: 'kind' })}>
          Yes, this is me
        </Button>
        <Button
          isFullWidth
          onClick={() => card.goTo({ name: 'code', code: '', note: texts.notMine })}
        >
          No
        </Button>
      </div>
    </>
  );
}

/** Chooses a secret of pictures, twice when it is new, or enters it. */
function PicturesStep({ card, step }: StepProps<'set' | 'enter'>) {
  const [chosen, setChosen] = useState<CardPicture[]>([]);
  const { code } = step;

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (chosen.length < PICTURES_IN_SECRET) return;
    const secret = { kind: 'pictures', pictures: chosen } as const;
    if (step.name === 'enter') {
      setChosen([]);
      card.signIn(code, secret);
    } else if (step.first === null) card.goTo({ ...step, first: chosen });
    else if (step.first.join() === chosen.join()) card.start(code, secret);
    else card.goTo({ ...step, first: null }, texts.notTheSame);
  }

  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      {step.name === 'enter' && <p>{texts.enterPictures}</p>}
      <PictureChoice chosen={chosen} onChange={setChosen} />
      <GoOn
        card={card}
        label={step.name === 'enter' ? 'Sign In' : 'Go on'}
        isOff={chosen.length < PICTURES_IN_SECRET}
      />
    </form>
  );
}

function PasswordStep({ card, step }: StepProps<'set' | 'enter'>) {
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const isNew = step.name === 'set';

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const isShort = password.length < MIN_CARD_PASSWORD;
    if (isShort) {
      setProblem(isNew || password !== '' ? texts.passwordShort : texts.passwordMissing);
      return focusField('card-password');
    }
    const secret = { kind: 'password', password } as const;
    if (isNew) card.start(step.code, secret);
    else card.signIn(step.code, secret);
  }

  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      <Field
        id="card-password"
        label="Password"
        hint={isNew ? texts.passwordHint : undefined}
        error={problem}
      >
        {(control) => (
          <PasswordInput
            {...control}
            autoComplete="off"
            value={password}
            onChange={(event) => {
              setPassword(event.target.value);
              setProblem(null);
            }}
          />
        )}
      </Field>
      <GoOn card={card} label={isNew ? 'Go on' : 'Sign In'} />
    </form>
  );
}

function GoOn({ card, label, isOff = false }: { card: Card; label: string; isOff?: boolean }) {
  return (
    <Button
      type="submit"
      variant="primary"
      isFullWidth
      isDisabled={isOff}
      isBusy={card.isBusy}
      busyLabel="One moment…"
    >
      {label}
    </Button>
  );
}
