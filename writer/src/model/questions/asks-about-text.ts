const TEXT = '(?:text|passage|document|article|chapter|lesson|paragraph|excerpt)s?';
const SAYS =
  '(?:say|state|mention|describe|explain|claim|suggest|tell|call|want|mean|argue|compare)s?';

const ABOUT_A_TEXT = [
  // "The document of 1215" is a subject in itself.
  new RegExp(`\\b(?:in|from|by|does|did|of) (?:the|this) ${TEXT}\\b(?! of\\b)`, 'i'),
  new RegExp(`\\b(?:the|this) (?:${TEXT}|author|writer) ${SAYS}\\b`, 'i'),
  new RegExp(
    `\\b(?:according to|based on|as \\w+ in) (?:the|this) (?:${TEXT}|author|writer|reading|section|material)\\b`,
    'i',
  ),
  /\b(?:stated|mentioned|described|discussed|presented) (?:above|here|earlier)\b/i,
];

/** Recognises "According to the text …": a question must ask about the subject itself. */
export function asksAboutText(stem: string): boolean {
  return ABOUT_A_TEXT.some((pattern) => pattern.test(stem));
}
