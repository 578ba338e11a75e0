/**
 * Compares by code points, as the bytes of UTF-8 sort. JavaScript's own order is that of UTF-16, where
 * a character of two halves comes before some of one.
 */
export function compareText(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  for (let at = 0; at < length; at += 1) {
    const [one, other] = [a.charCodeAt(at), b.charCodeAt(at)];
    if (one === other) continue;
    const isHalf = isSurrogate(one);
    if (isHalf !== isSurrogate(other)) return isHalf ? 1 : -1;
    return one - other;
  }
  return a.length - b.length;
}

function isSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdfff;
}
