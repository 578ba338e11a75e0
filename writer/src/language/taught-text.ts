import type { Section } from '../document/source-document.ts';
import { NON_TEACHING_HEADINGS } from './word-lists/nouns/non-teaching-headings.ts';

/**
 * What of a document teaches, for whoever writes from it: neither exercises, objectives, activities
 * and references, nor captions, pointers to films and what is said to teachers.
 */

const EXERCISES =
  /^(?:(?:review|concept|critical thinking|practice|check|personal application|discussion|self.check)\b.*|test prep.*|suggested .*|(?:activit(?:y|ies)|exercises?|problems?|questions?|worksheet|homework|teacher support)\b[\s\d.:-]*|(?:activity|exercise)\s+[\d.]+\b.*|(?:think|talk|write) about (?:it|this)|try (?:it|this)(?: yourself)?|over to you|discuss(?: it| with .*)?|link to learning|learn more|everyday connections?|you are the .*|for (?:the )?teachers?|teacher['’]?s?['’]? (?:notes?|guide|tips?))$/i;

export function isTeachingHeading(heading: string | null): boolean {
  if (heading === null) return true;
  const title = heading
    .trim()
    .replace(/^[\d.]+\s+/, '')
    .replace(/\s*:$/, '');
  return !NON_TEACHING_HEADINGS.has(title.toLowerCase()) && !EXERCISES.test(title);
}

/** What a lesson's paragraph says to teachers. */
const FOR_TEACHERS =
  /^(?:(?:\[(?:AL|BL|EL|OL)\]|(?:notes? (?:to|for) (?:the )?teachers?|teacher['’]?s?['’]? (?:notes?|guide|tip|edition|support)|teaching (?:notes?|tips?)|answer key|lesson plan)\b|for (?:the )?teachers?:))|\bstudents? (?:is|are) expected to\b/i;

/** An order to a teacher about the class: "Ask students to explain it". */
const ABOUT_STUDENTS =
  /^(?:ask|direct|tell|remind|encourage|explain to|point out to|help|let|have|show|invite|give|divide|review with) (?:the |your )?(?:students|class|learners|pupils)\b/i;

const OBJECTIVES =
  /^(?:(?:learning )?(?:objectives|outcomes|goals)\b\s*:|(?:by|at) the end of this (?:section|chapter|lesson|unit|module)\b|after (?:reading|studying|completing|this)\b.*\b(?:able to|should)\b|(?:in this (?:section|chapter|lesson|unit),? )?(?:you|students|learners) (?:will|should) (?:be able to|learn (?:to|how|about))\b)/i;

/** The items of a list of objectives: "Describe the layers of the atmosphere". */
const OBJECTIVE =
  /^(?:[-•*▪‣]\s*|\d+[.)]\s*)?(?:analy[sz]e|apply|calculate|compare|contrast|define|demonstrate|describe|differentiate|discuss|distinguish|evaluate|explain|identify|interpret|list|name|outline|recogni[sz]e|state|summari[sz]e|understand)\b/i;

/** A line of text begins with a figure too: "Figure 3 shows how rain forms". */
const CAPTION =
  /^(?:figure|fig\.?|table|image|photo(?:graph)?|map|diagram|chart|illustration|plate)\s*(?:[A-Z]?\d+(?:[.-]\d+)*\b|:)(?!\s*(?:\([a-z]\)\s*)?(?:shows?|illustrates?|depicts?|gives?|presents?|compares?|lists?|summari[sz]es?|describes?|explains?|and)\b)|^(?:photo )?credits?\s*:|\((?:photo |image )?credit\b/i;

/** A pointer to what is not in the document. */
const POINTER =
  /^(?:(?:watch|visit|view|listen to|click|explore|browse|read|hear|see|go to)\b.{0,60}\b(?:(?:this|these|the following) .{0,40}\b)?(?:videos?|animations?|films?|clips?|trailers?|podcasts?|websites?|sites?|web ?pages?|links?|interviews?|simulations?|tutorials?|interactives?)\b|(?:this|these|the following) (?:short )?(?:videos?|animations?|films?|clips?|podcasts?|websites?|web ?sites?|links?|simulations?|tutorials?|interactives?)\b|in this (?:video|simulation|animation|activity|exercise|experiment),? you\b)/i;

/** Orders to the reader about paper, partners and answers. */
const ACTIVITY =
  /\b(?:in|with) your (?:notebook|group|partner|classmates?|exercise book|own words)\b|\b(?:discuss|share|compare) (?:it |this |them |your \w+ )?with (?:your|a|the) (?:classmates?|partner|class|group|teacher|friends?)\b|^(?:fill in the blanks?|match the following|answer the following|choose the correct|tick the (?:correct|right)|state whether|give reasons?|true or false)\b/i;

/** Returns the paragraphs that teach. */
export function takeTaught(paragraphs: readonly string[]): string[] {
  let isInObjectives = false;
  return paragraphs.filter((paragraph) => {
    const text = paragraph.trim();
    isInObjectives = OBJECTIVES.test(text) || (isInObjectives && OBJECTIVE.test(text));
    return !isInObjectives && !OTHER_PURPOSE.some((sign) => sign.test(text)) && !onlyAsks(text);
  });
}

const OTHER_PURPOSE = [FOR_TEACHERS, ABOUT_STUDENTS, CAPTION, POINTER, ACTIVITY];

/** A longer text with questions raises them to answer them. */
const LONGEST_EXERCISE = 400;

/** Questions to the reader, with the orders between them: "Describe it. What did you see?" */
function onlyAsks(text: string): boolean {
  if (text.length > LONGEST_EXERCISE || !/\?["”’)]?$/.test(text)) return false;
  const sentences = text.split(/(?<=[.!?]["”’)]?)\s+/);
  const asked = sentences.filter(
    (sentence) => /\?["”’)]?$/.test(sentence) || OBJECTIVE.test(sentence),
  );
  return asked.length > sentences.length / 2;
}

/** A section in which spaces stand for paragraphs that do not teach, so that all others keep their place. */
export function blankUntaught<S extends Section>(section: S): S {
  const parts = section.text.split(/(\n\s*\n)/);
  const taught = new Set(takeTaught(parts.filter((_, at) => at % 2 === 0)));
  const kept = parts.map((part, at) =>
    at % 2 === 1 || taught.has(part) ? part : ' '.repeat(part.length),
  );
  return { ...section, text: kept.join('') };
}
