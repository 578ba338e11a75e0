import { CITATION } from '../../language/passages.ts';

/** What a lesson's paragraph says to teachers, or of what students should learn. */
const FOR_TEACHERS =
  /^(?:(?:notes? (?:to|for) (?:the )?teachers?|teacher['’]?s?['’]? (?:notes?|guide|tip|edition)|teaching (?:notes?|tips?)|answer key|lesson plan)\b|for (?:the )?teachers?:)/i;

const OBJECTIVES =
  /^(?:(?:learning )?(?:objectives|outcomes|goals)\b\s*:|(?:by|at) the end of this (?:section|chapter|lesson|unit|module)\b|after (?:reading|studying|completing|this)\b.*\b(?:able to|should)\b|(?:in this (?:section|chapter|lesson|unit),? )?(?:you|students|learners) (?:will|should) (?:be able to|learn (?:to|how|about))\b)/i;

/** The items of a list of objectives: "Describe the layers of the atmosphere". */
const OBJECTIVE =
  /^(?:[-•*▪‣]\s*|\d+[.)]\s*)?(?:analy[sz]e|apply|calculate|compare|contrast|define|demonstrate|describe|differentiate|discuss|distinguish|evaluate|explain|identify|interpret|list|name|outline|recogni[sz]e|state|summari[sz]e|understand)\b/i;

const CAPTION =
  /^(?:figure|fig\.|table|image|photo(?:graph)?|map|diagram|chart|illustration|plate)\s*(?:[A-Z]?\d+(?:[.-]\d+)*\b|:)|^(?:photo )?credits?\s*:|\((?:photo |image )?credit\b/i;

const LINK = /\bhttps?:\/\/|\bwww\.|\bdoi\.org\b/i;

/** Returns the paragraphs that teach: no objectives, captions, references or teacher's notes. */
export function takeTaught(paragraphs: readonly string[]): string[] {
  let isInObjectives = false;
  return paragraphs.filter((paragraph) => {
    const text = paragraph.trim();
    isInObjectives = OBJECTIVES.test(text) || (isInObjectives && OBJECTIVE.test(text));
    return !isInObjectives && !FOR_TEACHERS.test(text) && !CAPTION.test(text);
  });
}

/** Tells whether a sentence leads to a page or names a source, and so says nothing itself. */
export function isReference(sentence: string): boolean {
  return LINK.test(sentence) || CITATION.test(sentence);
}
