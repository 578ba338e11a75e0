import { takeLastWord } from './plural.ts';
import { toTermId } from './term-id.ts';

const GENUS_END =
  /\s(?:of|that|which|who|whose|in|for|to|with|where|when|by|from|on|at|between|used|made|formed|found|located|consisting|based|associated|caused|produced|called|as|is|are)\b|[,;:(]/;

/** The kind that a meaning names first, such as "muscle" in "the muscle that closes the jaw". */
export function genusOf(meaning: string): string {
  const plain = meaning.replace(/^(?:an?|the|any|one)\s/i, '');
  const kind =
    /^(?:form|type|kind|group|set|series|part|region|class|branch)s? of (?:an? |the )?(.*)$/.exec(
      plain,
    )?.[1] ?? plain;
  return toTermId(takeLastWord((kind.split(GENUS_END)[0] ?? '').trim()));
}
