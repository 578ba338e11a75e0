/** Openings of a misconception that can follow "Whoever chooses …". */
export const MISCONCEPTION_OPENINGS = [
  'confuses',
  'mixes up',
  'takes',
  'thinks',
  'assumes',
  'forgets',
  'overlooks',
] as const;

const LONGEST = 120;

/** Explains in a sentence why a wrong option is wrong; null when the model does not say it. */
export function explainMisconception(option: string, misconception: string): string | null {
  const said = misconception.replace(/^[\s"“]+|[\s."”]+$/g, '');
  const text = said.charAt(0).toLowerCase() + said.slice(1);
  if (text.length > LONGEST || !/^[^.!?]+$/.test(text)) return null;
  if (!MISCONCEPTION_OPENINGS.some((opening) => text.startsWith(`${opening} `))) return null;
  return `Whoever chooses “${option}” ${text}.`;
}
