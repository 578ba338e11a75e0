import { useLayoutEffect, useRef, type ChangeEvent, type ComponentProps } from 'react';
import { Input } from '../../../components/ui/field/input.tsx';
import { cleanJoinCode, groupJoinCode } from '../../../lib/format/join-code.ts';

type JoinCodeInputProps = Omit<ComponentProps<'input'>, 'value' | 'onChange'> & {
  code: string;
  onChange: (code: string) => void;
};

/** Takes a code as people type and paste it, and shows it in groups of four. */
export function JoinCodeInput({ code, onChange, ...rest }: JoinCodeInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);

  // React puts the caret at the end when the text is another than what was typed.
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
