const A_TEXT =
  '(?:text|passage|document|reading|article|chapter|section|lesson|paragraph|excerpt|author|writer|material)s?';

const ABOUT_A_TEXT = [
  new RegExp(
    `\\b(?:according to|as|based on|in|from|by|does|did|of) (?:the|this) ${A_TEXT}\\b(?! of\\b)`,
    'i',
  ),
  new RegExp(
    `\\b(?:the|this) ${A_TEXT} (?:say|state|mention|describe|explain|claim|suggest|tell|give|call)s?\\b`,
    'i',
  ),
  /\b(?:stated|mentioned|described|discussed|presented) (?:above|here|earlier)\b/i,
];

/** "According to the text …": a question must ask about the subject, as a student will meet it. */
export function asksAboutText(stem: string): boolean {
  return ABOUT_A_TEXT.some((pattern) => pattern.test(stem));
}
