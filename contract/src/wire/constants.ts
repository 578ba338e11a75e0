/** Numbers that server and browser share; section 9 of the specification. */
export const GRADES = ['6', '7', '8', '9', '10', '11', '12'] as const;
export const TOUGHNESS = ['Easy', 'Medium', 'Hard'] as const;
export const MATERIAL_TYPES = ['PDF', 'Document', 'Presentation', 'Video'] as const;

export const MIN_PASSWORD_LENGTH = 6;

export const MIN_QUESTIONS = 5;
export const MAX_QUESTIONS = 50;
export const DEFAULT_QUESTIONS = 10;
export const DEFAULT_TOUGHNESS = 'Medium';
export const DEFAULT_TARGET_GRADE = 'Grade 10';
/** How many options a question has that a writer wrote, or that its teacher has just begun. */
export const OPTIONS_PER_QUESTION = 4;
export const MIN_OPTIONS = 2;
export const MAX_OPTIONS = 6;
/** How many options a question has of which more than one may be right. */
export const MIN_CHOICES = 3;
export const MAX_CHOICES = 8;
/** A reader that knows choices alone shows a statement as a choice between these two. */
export const TRUE_FALSE_OPTIONS: readonly string[] = ['True', 'False'];
/** The longest answer to a question that asks for a number, in characters. */
export const MAX_NUMBER_LENGTH = 40;
export const MAX_UNIT_LENGTH = 20;
/** How many spellings of a unit a question accepts. */
export const MAX_UNITS = 8;
/** Stands in the text of a question for a gap. */
export const GAP = '_____';
export const MAX_GAPS = 8;
/** The longest word for a gap: eight of them, as they are packed, name a field of a document. */
export const MAX_GAP_LENGTH = 60;
/** How many words a gap accepts. */
export const MAX_GAP_WORDS = 6;
/** How many words a bank has, those to spare among them. */
export const MAX_BANK_WORDS = 16;
/** How many things are matched, or brought into an order. */
export const MIN_ITEMS = 3;
export const MAX_ITEMS = 8;
/** How many right sides things are matched with. */
export const MIN_RIGHT_SIDES = 2;
export const MAX_RIGHT_SIDES = 10;
export const MAX_ITEM_LENGTH = 120;
/** Characters of a short answer. */
export const MAX_WORDS_LENGTH = 300;
/** How many answers a question accepts of itself, and characters of each. */
export const MAX_ACCEPTED = 10;
export const MAX_ACCEPTED_LENGTH = 60;
/** Characters of what a teacher says of an answer. */
export const MAX_MARK_COMMENT_LENGTH = 300;

export const SECONDS_PER_QUESTION = 60;
/** How long after an attempt's deadline its answers may arrive. */
export const SUBMIT_GRACE_SECONDS = 30;
export const MIN_BENCHMARK_SECONDS = 10;
export const MAX_BENCHMARK_SECONDS = 60;

export const PASS_PERCENT = 60;
export const GOOD_PERCENT = 60;
export const EXCELLENT_PERCENT = 80;
/** How many attempts a trend looks back on. */
export const TREND_ATTEMPTS = 10;
export const PACE_MARGIN_SECONDS = 10;
/** Completion in percent below which a student is Critical, Needs Help, Progressing. */
export const COMPLETION_BANDS = { critical: 20, needsHelp: 50, progressing: 80 } as const;
