import type { PersonStatus } from '@study-assistant/contract/people/people';
import { Badge } from '../../../components/ui/badge/badge.tsx';
import type { Tone } from '../../../components/ui/badge/tone.ts';
import { statusNames } from './people-texts.ts';

const tones = {
  open: 'good',
  closed: 'warn',
  erasing: 'bad',
} as const satisfies Record<PersonStatus, Tone>;

export function StatusBadge({ status }: { status: PersonStatus }) {
  return <Badge tone={tones[status]}>{statusNames[status]}</Badge>;
}
