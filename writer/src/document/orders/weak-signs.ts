const MODEL = String.raw`(?:ai|a\.i\.|llm|language model|chat ?bot|chatgpt|gemini|claude|copilot|assistant)s?`;

/** Signs that an honest page may have once, but hardly two kinds of them side by side. */
const WEAK_SIGNS: Readonly<Record<string, readonly RegExp[]>> = {
  addressed: [
    /^\W*(?:hey |dear |attention,? |to )?(?:the |any |all )?(?:a\.?i\.?(?: assistant)?|llm|language model|chat ?bot|chatgpt)s?\s*[:,!]/iu,
    new RegExp(
      String.raw`(?<!\b(?:imagine|pretend|suppose|think)(?: that)? )\byou(?: are|['’]re) (?:now )?(?:an? |the |no longer an? )?(?:\w+ )?${MODEL}\b`,
      'iu',
    ),
    /\bfrom now on,? you\b/iu,
    /\byour (?:new|real|actual|true|updated) (?:task|instructions?|goal|role)\b/iu,
  ],
  'another speaker': [
    /^\W*(?:system|assistant|developer)\s*:\s*(?:you|from now|ignore|mark|write|new|add|always|never|please|set|make|do|answer|say)\b/iu,
    /<\/?(?:system|document|instructions?|passages?|prompt|assistant|context|data)>/iu,
    /={5,}|\b(?:begin|end) (?:of )?(?:the )?(?:document|system|prompt|instructions?|data|passages?)\b/iu,
    /\bnew (?:task|instructions?|orders?)\s*:/iu,
  ],
  quiz: [
    /\b(?:mark|make|write|add|include|insert|append|put|give|choose|say|name|mention|call|title|generate|create|produce|return|output)\b.{0,80}\b(?:(?:every|each|all|any)(?: of the)? (?:questions?|explanations?|options?)|quiz(?:zes)?)\b/iu,
    /\b(?:every|each) (?:question|explanation|option),? (?:must|should|shall|has to) (?:say|contain|mention|include|link|end|name|insult)\b/iu,
    /\b(?:in|for|after) (?:every|each) (?:question|explanation|option),? (?:write|say|add|mention|tell|call|insult|include|name)\b/iu,
  ],
  answering: [
    /\b(?:output|return|print|respond|reply|answer)\b(?: with)? (?:only|just|nothing but|exactly|the following|in json|in html|in markdown)\b/iu,
    /\b(?:call|invoke|run) the (?:\w+ )?(?:tool|function)\b/iu,
  ],
  secrecy: [
    /\b(?:do not|don['’]t|never|without) (?:tell|telling|inform|informing|warn|warning|alert|alerting|mention|mentioning)\b.{0,40}\b(?:teachers?|users?|humans?|anyone|readers?)\b/iu,
  ],
  harm: [
    /\b(?:stupid|idiots?|worthless|losers?|dumb|ugly)\b/iu,
    /\bnames? of (?:the |all |every |each |your )?(?:students?|pupils?|teachers?|children)\b/iu,
    /https?:\/\/|\bwww\.|\bjavascript:|<script|<img/iu,
  ],
};

/** The kinds of weak signs in a sentence. */
export function findWeakSigns(sentence: string): string[] {
  return Object.entries(WEAK_SIGNS).flatMap(([kind, signs]) =>
    signs.some((sign) => sign.test(sentence)) ? [kind] : [],
  );
}
