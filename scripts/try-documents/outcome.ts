import {
  ExtractionError,
  EXTRACTION_REASONS,
  type ExtractionReason,
} from '@study-assistant/writer/document/extraction-error';

/** The outcome for a document: 'ok', or the kind of refusal in a manifest's words. */
export type Outcome = string;

const namesOfReasons: Partial<Record<ExtractionReason, Outcome>> = {
  damaged: 'corrupt',
  protected: 'encrypted',
  empty: 'no-text',
  'too-old': 'unsupported-old-word',
};

/** Recognises the outcome by the teacher's sentence, since the API gives nothing more. */
export function outcomeOf(sentence: string | null): Outcome {
  if (sentence === null) return 'ok';
  const reason = EXTRACTION_REASONS.find(
    (candidate) => new ExtractionError(candidate).message === sentence,
  );
  if (reason) return namesOfReasons[reason] ?? reason;
  if (/too little text/u.test(sentence)) return 'too-short';
  return /in English/u.test(sentence) ? 'not-english' : 'failed';
}

/** Tells whether a manifest expects an outcome: "ok-recovered" and "ok (OOXML inside)" are ok. */
export function isExpected(outcome: Outcome, expected: string): boolean {
  const plain = expected.replace(/\s*\(.*$/u, '');
  return outcome === plain || (outcome === 'ok' && plain === 'ok-recovered');
}
