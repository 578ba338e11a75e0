/**
 * Puts a discrimination of -1 to 1 into words. The bounds are those of Ebel & Frisbie, Essentials
 * of Educational Measurement (5th edition 1991), chapter 13.
 */
export function rateDiscrimination(discrimination: number): string {
  if (discrimination >= 0.4) return 'Very well';
  if (discrimination >= 0.3) return 'Well';
  if (discrimination >= 0.2) return 'Somewhat';
  return discrimination >= 0 ? 'Hardly' : 'The wrong way round';
}
