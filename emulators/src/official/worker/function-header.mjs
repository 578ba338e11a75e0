/** The header that tells a worker which of the functions a request is for. */
export const FUNCTION_HEADER = 'x-local-function';
