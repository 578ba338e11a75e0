import { Button } from '../../../components/ui/button/button.tsx';
import { Card } from '../../../components/ui/card/card.tsx';
import { Field } from '../../../components/ui/field/field.tsx';
import { JoinCodeInput } from './join-code-input.tsx';
import { texts } from './joined-texts.ts';
import styles from './my-classes.module.css';
import { CODE_FIELD, useJoin } from './use-join.ts';

export function JoinForm() {
  const { code, setCode, isFilledIn, error, isJoining, submit } = useJoin();
  return (
    <Card title="Join a class">
      <form noValidate className={styles.form} onSubmit={submit}>
        <Field
          id={CODE_FIELD}
          label="Code of the class"
          hint={isFilledIn ? texts.codeFilledIn : texts.codeHint}
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
