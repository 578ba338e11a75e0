/** The header that tells a worker which of the functions a request is for. */
export const FUNCTION_HEADER = 'x-local-function';
/** The header that says whether it is a request (`http`) or brings an event (`event`, `cloudevent`). */
export const SIGNATURE_HEADER = 'x-local-signature';
