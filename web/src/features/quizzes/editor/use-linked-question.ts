import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { OwnQuiz } from '../../../queries/quiz-edits.ts';
import { DRAFTS_ID } from './drafts/drafts-section-texts.ts';
import { fieldIds } from './field-ids.ts';

/** A link to one question, "#question-3", such as from its analysis, leads to its card; "#drafts" to the drafts. */
export function useLinkedQuestion({ questions }: OwnQuiz): void {
  const { hash } = useLocation();
  useEffect(() => {
    const number = Number(/^#question-(\d+)$/.exec(hash)?.[1]);
    const linked = questions[number - 1];
    const target = hash === `#${DRAFTS_ID}` ? DRAFTS_ID : linked && fieldIds.of(linked.id).heading;
    if (target) document.getElementById(target)?.focus();
  }, [hash, questions]);
}
