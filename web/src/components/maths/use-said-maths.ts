import { useEffect, useState } from 'react';

type Say = (text: string) => string;

const asWritten: Say = (text) => text;

/**
 * Says texts without formulas as they would be drawn, where nothing can be drawn: in labels, menus and
 * announcements. As they are written until what says them is there.
 */
export function useSaidMaths(texts: readonly string[]): Say {
  const [say, setSay] = useState<Say>(() => asWritten);
  const hasDollar = texts.some((text) => text.includes('$'));
  useEffect(() => {
    if (!hasDollar) return;
    import('./say-maths.ts').then(
      ({ sayMaths }) => setSay(() => sayMaths),
      () => undefined,
    );
  }, [hasDollar]);
  return say;
}
