import { Badge } from './badge.tsx';
import type { Tone } from './tone.ts';

const levels = {
  Easy: { tone: 'good', bars: 1 },
  Medium: { tone: 'orange', bars: 2 },
  Hard: { tone: 'bad', bars: 3 },
} as const satisfies Record<string, { tone: Tone; bars: number }>;

/** Easy, Medium or Hard, shown as signal bars and a word so as not to rely on colour. */
export function ToughnessBadge({ toughness }: { toughness: keyof typeof levels }) {
  const { tone, bars } = levels[toughness];
  return (
    <Badge tone={tone} icon={<SignalBars count={bars} />}>
      {toughness}
    </Badge>
  );
}

function SignalBars({ count }: { count: number }) {
  return (
    <svg viewBox="0 0 12 12" aria-hidden fill="currentColor">
      {[1, 2, 3].map((bar) => (
        <rect
          key={bar}
          x={(bar - 1) * 4.5}
          y={12 - bar * 4}
          width="3"
          height={bar * 4}
          rx="1"
          opacity={bar <= count ? 1 : 0.28}
        />
      ))}
    </svg>
  );
}
