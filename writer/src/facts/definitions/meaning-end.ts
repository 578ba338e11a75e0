/** The point where a sentence moves from what a thing is to something else about it. */
const BREAK = new RegExp(
  [
    /;|—|\s–\s|:\s/u,
    /,? (?:and|but|yet|so|while|whereas|although|though|because|since|unless|until) (?:(?:it|they|this|these|that|he|she|there|we|you)\b|(?:[\p{L}’'-]+ ){1,5}(?:is|are|was|were|has|have|had|can|may|will|do|does)\b)/u,
    /, (?:which|who|whose|where|when|but|so|although|though|while|whereas|because|since|as|especially|particularly|usually|often|sometimes|typically|called|known|termed|often|not|rather|unlike|like|in contrast|in other words|for example|for instance|i\.e|e\.g)\b/u,
    /,? (?:such as|including|for example|e\.g\.|like the|unlike)\b/u,
    /, (?:and|or) (?:is|are|was|were|has|have|can|may|includes?|contains?|consists?|provides?|helps?|[\p{L}]+ly|[\p{L}]{3,}(?:es|s) (?:the|an?|to|in|into|from|by|on|as|with|for)) /u,
    /, (?:(?:[\p{L}’'-]+ ){1,4})(?:is|are|was|were|has|have|had|can|may|will|do|does)\b/u,
  ]
    .map((kind) => kind.source)
    .join('|'),
  'u',
);

/** Cuts the meaning where the sentence moves to something else. */
export function cutMeaning(text: string): string {
  const cut = text.replace(/[.!]$/, '').split(BREAK)[0] ?? '';
  return cut.replace(/[\s,]+$/, '').trim();
}
