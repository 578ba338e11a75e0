import type { Analysis } from '../facts/analysis.ts';
import { isGeneral } from '../language/is-general.ts';
import { isTeachingHeading } from '../language/passages.ts';
import { toTermId } from '../language/term-id.ts';
import { capitalise } from '../language/words.ts';
import type { Candidate } from './candidate.ts';

const MAX_TOPIC_WORDS = 6;

/** A short phrase a student can look up: the heading above the sentence, else its main term. */
export function findTopic(analysis: Analysis, candidate: Candidate, title: string): string {
  const heading = candidate.sentence.heading;
  if (heading && isGoodHeading(heading)) return tidyHeading(heading);
  if (analysis.termById.has(toTermId(candidate.subject))) return capitalise(candidate.subject);
  const main = analysis.terms.find(
    (term) =>
      term.sentences.includes(candidate.sentence.index) &&
      (term.words > 1 || !isGeneral(term.text)),
  );
  return main ? capitalise(main.text) : title;
}

function isGoodHeading(heading: string): boolean {
  const words = heading.trim().split(/\s+/);
  return (
    words.length <= MAX_TOPIC_WORDS &&
    /\p{L}{3}/u.test(heading) &&
    !/^(?:introduction|summary|overview|conclusion|background|chapter|unit|lesson|section|part|page)\b/i.test(
      heading,
    ) &&
    isTeachingHeading(heading)
  );
}

/** "3.2 THE WATER CYCLE" reads as "The Water Cycle". */
function tidyHeading(heading: string): string {
  const text = heading
    .trim()
    .replace(/^(?:\d+(?:\.\d+)*|[IVX]+)[.)]?\s+/, '')
    .replace(/[:.]$/, '');
  if (text !== text.toUpperCase()) return capitalise(text);
  return text
    .toLowerCase()
    .split(' ')
    .map((word, at) =>
      at > 0 && /^(?:a|an|and|as|at|by|for|from|in|of|on|or|the|to|with)$/.test(word)
        ? word
        : capitalise(word),
    )
    .join(' ');
}
