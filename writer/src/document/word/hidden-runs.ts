/** A run of text with one formatting, while its tags are read. */
type Run = { start: number; isHidden: boolean };

const TAGS = /<(\/?)w:(r|rPr|pPr|vanish|webHidden|color|sz)(?:\s([^>]*?))?(\/?)>/gu;
/** Half-points: text of one point is not meant to be read. */
const SMALLEST_SIZE = 2;

/**
 * Removes the runs of a Word document that are invisible on paper: marked as hidden, without size,
 * or white without shading. A run's own formatting decides, not that of its paragraph mark.
 */
export function dropHiddenRuns(xml: string): string {
  const isShaded = /<w:shd\s[^>]*w:fill="(?!auto"|FFFFFF")|<w:highlight\s/iu.test(xml);
  const open: Run[] = [];
  let kept = '';
  let keptTo = 0;
  let inRunFormat = false;
  let inParagraphFormat = false;
  for (const { 0: tag, 1: close, 2: name, 3: attributes = '', 4: empty, index } of xml.matchAll(
    TAGS,
  )) {
    const run = open.at(-1);
    if (empty === '' && name === 'pPr') inParagraphFormat = close === '';
    else if (empty === '' && name === 'rPr') inRunFormat = close === '' && !inParagraphFormat;
    else if (name === 'r' && empty === '' && close === '') {
      open.push({ start: index, isHidden: false });
    } else if (name === 'r' && close !== '') {
      open.pop();
      const isInner = open.some((outer) => outer.isHidden);
      if (!run?.isHidden || isInner) continue;
      kept += xml.slice(keptTo, run.start);
      keptTo = index + tag.length;
    } else if (run && inRunFormat && hides(name ?? '', attributes, isShaded)) run.isHidden = true;
  }
  return kept + xml.slice(keptTo);
}

function hides(name: string, attributes: string, isShaded: boolean): boolean {
  const value = /w:val="([^"]*)"/u.exec(attributes)?.[1] ?? '';
  if (name === 'vanish') return !/^(?:0|false|off)$/u.test(value);
  if (name === 'sz') return Number(value) <= SMALLEST_SIZE;
  return name === 'color' && !isShaded && /^F[8-F]F[8-F]F[8-F]$/iu.test(value);
}
