/* What a paper says beside its questions. */

const SECTION =
  /^(?:section|part|unit|paper)\s+(?:[a-z]|\d{1,2}|[ivx]{1,4}|one|two|three|four)\b[^?]{0,120}$/iu;
const FOR_CANDIDATES =
  /^(?:(?:student|candidate|pupil|teacher|school|full)?(?:['’]s)?\s*(?:name|class|date|grade|form|roll (?:no|number)|subject|score|total|time(?: allowed)?|duration|marks?|max(?:imum)?\.? marks|total marks|full marks|points)(?:\s*\([^)]{0,30}\))?\s*[:_.…]|page \d+(?: of \d+)?$|please turn over|turn over|(?:the )?end(?: of (?:the )?(?:paper|test|quiz|questions|exam\w*))?\s*[.!*]*$|good luck\b|[-*_=—~ ]{3,}$)/iu;
const INSTRUCTION =
  /^(?:instructions?\b|directions?\b|note\s*:|answer (?:all|any|both|every|each|the following)\b|attempt (?:all|any)\b|all questions\b|each question\b|(?:choose|select|pick|tick|circle|underline|mark) (?:the|one|an?|all|whether|two)\b.{0,80}[.:]$|fill in (?:the|each)\b.{0,60}[.:]?$|complete (?:the|each)\b.{0,60}(?:sentences?|blanks?|gaps?|statements?).{0,60}$|(?:state|say|write|decide|indicate) (?:whether|if|true|t)\b.{0,120}(?:true|false|t or f).{0,60}$|write (?:true|t)\b|true or false\s*[.:?]?$|true\s*\/\s*false(?: questions?)?\s*[.:]?$|multiple[- ]choice(?: questions?)?\s*[.:]?$|short[- ]answer(?: questions?)?\s*[.:]?$|(?:essay|open)(?: questions?)?\s*[.:]?$|you have \d+ minutes)/iu;
const TRUE_FALSE_PART = /\btrue\b.{0,12}\bfalse\b|\bt\s*(?:\/|or)\s*f\b/iu;
const SEVERAL =
  /\b(?:select|choose|tick|circle|mark|pick) (?:all|two|three|every|2|3)\b|\ball that apply\b|\bwhich two\b/iu;

const ROMAN =
  /^[IVX]{1,4}[.):]\s+(?:multiple|true|fill|short|long|essay|match|complete|answer|choose|identif|write|open|problem|define|state|objective|structured)/iu;

export function isSection(text: string): boolean {
  return SECTION.test(text) || ROMAN.test(text);
}

/** Whether a line without a number speaks to whoever sits the paper. */
export function isInstruction(text: string): boolean {
  return FOR_CANDIDATES.test(text) || INSTRUCTION.test(text);
}

/** Whether a heading or an instruction announces statements that are true or false. */
export function announcesStatements(text: string): boolean {
  return TRUE_FALSE_PART.test(text);
}

const RULES_HEAD = /^(?:general\s+)?(?:instructions?|directions?)\b[^.?]{0,40}$/iu;
const RULE =
  /^(?:answer|write|read|do not|don['’]t|use|show|you|each|there|this|no|all|check|calculators?|time|marks|attempt|any|keep|turn)\b[^?_]*$/iu;

/** Whether a line begins a list of rules. */
export function announcesRules(text: string): boolean {
  return RULES_HEAD.test(text);
}

/** Whether a numbered line of such a list is a rule. */
export function isRule(text: string): boolean {
  return RULE.test(text);
}

const ASIDE =
  /^[([]\s*(?:multiple[- ]choice|true\s*(?:\/|or)\s*false|short[- ]answer|\d{1,2}\s*(?:points?|marks?|pts?))\s*[)\]]$/iu;

/** Whether a line says only what kind of question it is, or what it is worth. */
export function isAside(text: string): boolean {
  return ASIDE.test(text);
}

export function asksForSeveral(text: string): boolean {
  return SEVERAL.test(text);
}

const ANSWER =
  /^[([]?\s*(?:the\s+)?(?:correct\s+|right\s+|model\s+)?(?:answers?|ans|key|solution|soln)(?:\s+(?:is|key))?\s*[.:\-–=]+\s*/iu;
const ANSWER_INSIDE = /\s[([]?\s*(?:correct\s+)?(?:answer|ans)(?:\s+is)?\s*[.:]+\s*(?=\S)/iu;
const EXPLANATION = /^(?:explanation|rationale|reason|feedback|why)\s*[:–-]\s*/iu;

/** What stands behind "Answer:"; '' where there is only room for one. Null for other lines. */
export function readAnswer(text: string): string | null {
  const found = ANSWER.exec(text);
  if (!found) return null;
  const rest = text.slice(found[0].length).trim();
  return rest.replace(/^[_.…\s]+$/u, '').replace(/^([^([]*)[)\]]$/u, '$1');
}

/** Where an answer begins behind a text of the same line; -1 where none does. */
export function answerInside(text: string): number {
  return text.search(ANSWER_INSIDE);
}

export function readExplanation(text: string): string | null {
  const found = EXPLANATION.exec(text);
  return found ? text.slice(found[0].length) : null;
}

const KEY =
  /^(?:the\s+)?(?:answers?\s*key|key\s*(?:to|of)?\s*(?:the\s+)?answers?|answers?(?:\s+(?:sheet|to\b.{0,60}))?|key|solutions?|mark(?:ing)?\s+scheme|correct\s+answers?)\s*(?:[.:–-]+\s*|(?=[\d(])|$)/iu;

/** What stands behind "Answer key" in its line; null for other lines. */
export function readKeyHead(text: string): string | null {
  const found = KEY.exec(text);
  return found ? text.slice(found[0].length).trim() : null;
}
