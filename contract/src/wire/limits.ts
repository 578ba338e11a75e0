/** Sizes that cross the wire. */
export const MAX_FILE_BYTES = 25 * 1024 * 1024;
export const MAX_NAME_LENGTH = 200;
export const MAX_EMAIL_LENGTH = 254;
export const DOWNLOAD_LINK_SECONDS = 5 * 60;
/** Longest list without pages that one call answers with. */
export const MAX_LIST = 500;
/** Longest page of a list: what a page reads is bounded by it. */
export const MAX_PAGE = 100;
/** Longest texts of a question, in characters. */
export const MAX_QUESTION_LENGTH = 600;
export const MAX_OPTION_LENGTH = 300;
export const MAX_EXPLANATION_LENGTH = 1500;
export const MAX_TOPIC_LENGTH = 120;
/** Longest words of a report on a question, in characters. */
export const MAX_REPORT_LENGTH = 200;
/** How long a deletion can be taken back. */
export const UNDO_SECONDS = 10;
