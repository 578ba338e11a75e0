import type { Confidence } from '@study-assistant/contract/questions/question';
import { CircleQuestionMark, FilePenLine, ShieldCheck } from 'lucide-react';
import { Badge } from '../../../components/ui/badge/badge.tsx';
import { countTexts, reviewTexts } from './review-texts.ts';

const marks = {
  sure: { tone: 'good', icon: <ShieldCheck aria-hidden /> },
  check: { tone: 'warn', icon: <CircleQuestionMark aria-hidden /> },
} as const;

/** Shows how far a writer trusts its question, with an icon and a word. */
export function ConfidenceBadge({ confidence }: { confidence: Confidence }) {
  return <Badge {...marks[confidence]}>{reviewTexts[confidence]}</Badge>;
}

type ReviewBadgesProps = { sure?: number; toCheck: number; drafts: number };

/** Counts the questions of each kind; a zero is left out. */
export function ReviewBadges({ sure = 0, toCheck, drafts }: ReviewBadgesProps) {
  return (
    <>
      {sure > 0 && <Badge {...marks.sure}>{countTexts.sure(sure)}</Badge>}
      {toCheck > 0 && <Badge {...marks.check}>{countTexts.toCheck(toCheck)}</Badge>}
      {drafts > 0 && (
        <Badge tone="brand" icon={<FilePenLine aria-hidden />}>
          {countTexts.drafts(drafts)}
        </Badge>
      )}
    </>
  );
}
