/** Sizes that cross the wire. */
export const MAX_FILE_BYTES = 25 * 1024 * 1024;
export const MAX_NAME_LENGTH = 200;
export const MAX_EMAIL_LENGTH = 254;
export const DOWNLOAD_LINK_SECONDS = 5 * 60;
/** The longest words that a list is searched for, in characters. */
export const MAX_SEARCH_LENGTH = 100;
/** The longest list that one call returns without pages. */
export const MAX_LIST = 500;
/** The longest page of a list, which bounds what one call reads. */
export const MAX_PAGE = 100;
/** The longest texts of a question, in characters. */
export const MAX_QUESTION_LENGTH = 600;
export const MAX_OPTION_LENGTH = 300;
export const MAX_EXPLANATION_LENGTH = 1500;
export const MAX_TOPIC_LENGTH = 120;
/** The longest comment of a report on a question, in characters. */
export const MAX_REPORT_LENGTH = 200;
/** How long a deletion can be undone. */
export const UNDO_SECONDS = 10;
