/** Everyday words with the same meaning in an answer that WordNet separates, one group a line. */
export const EVERYDAY_SYNONYMS: readonly string[] = [
  'increase,rise,grow',
  'decrease,decline,fall,drop',
  'growth,expansion',
  'disease,illness,sickness',
  'therapy,treatment',
  'method,technique,procedure',
  'worker,employee',
];
