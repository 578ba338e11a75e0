/**
 * A path of documents with parts that stand for any id: `{id}` and `*` for one, `{path=**}` and `**` for
 * several, and `*` within an id for any letters.
 */
export function parsePathPattern(pattern: string): RegExp {
  const parts = pattern
    .replace(/^\/|\/$/g, '')
    .split('/')
    .map(toExpression);
  return new RegExp(`^${parts.join('/')}$`, 's');
}

const CAPTURE = /^\{[^{}=]+(?:=([^{}]+))?\}$/;

function toExpression(part: string): string {
  const capture = CAPTURE.exec(part);
  const meant = capture ? (capture[1] ?? '*') : part;
  if (meant === '**') return '.+';
  if (meant === '*') return '[^/]+';
  return meant.split('*').map(escape).join('[^/]*');
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
