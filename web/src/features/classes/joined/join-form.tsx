import { useLayoutEffect, useRef, type ChangeEvent, type ComponentProps } from 'react';
import { Button } from '../../../components/ui/button/button.tsx';
import { Card } from '../../../components/ui/card/card.tsx';
import { Field } from '../../../components/ui/field/field.tsx';
import { Input } from '../../../components/ui/field/input.tsx';
import { cleanJoinCode, groupJoinCode } from '../../../lib/format/join-code.ts';
import { texts } from './joined-texts.ts';
import styles from './my-classes.module.css';
import { CODE_FIELD, useJoin } from './use-join.ts';

/** Joins a class by its code. */
export function JoinForm() {
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
