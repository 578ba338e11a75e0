import { capitalise } from '../../src/language/words.ts';
import type { ConceptSet } from '../../src/subject/concepts/read-sets.ts';
import type { Asked } from './ask-set.ts';

/** A fact as a reader sees it: its id, the question, and its options with the right one first. */
export function describeAsked({ concept, fact, question, why }: Asked): string {
  const { lead, subject, name } = concept.set;
  const [asked, options] = question
    ? [question.question, question.options.map(capitalise)]
    : [`${lead} ${fact}?`, [capitalise(concept.term)]];
  const refused = why === null ? [] : [`   never asked: ${why}`];
  return [
    `#${concept.idOf(fact)} ${subject}: ${name}`,
    `   ${asked}`,
    `   ${options.map((option, at) => (at === 0 ? `[${option}]` : option)).join(' | ')}`,
    ...refused,
  ].join('\n');
}

/** A page to read a set by, each fact as the question that it is, for whoever mends it. */
export function toPage({ name, subject }: ConceptSet, all: readonly Asked[]): string {
  const items = all.map(({ concept, fact, question, why }) => {
    const options = question?.options ?? [concept.term];
    const marked = options.map((option, at) => {
      const text = escape(capitalise(option));
      return `<li>${at === 0 ? `<strong>${text}</strong>` : text}</li>`;
    });
    const note = why === null ? '' : `<p class="never">Never asked: ${escape(why)}</p>`;
    const asked = question?.question ?? `${concept.set.lead} ${fact}?`;
    return `<section><h2>${escape(asked)} <small>#${concept.idOf(fact)}</small></h2><ul>${marked.join('')}</ul>${note}</section>`;
  });
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${escape(name)}</title>
<style>body { font: 1rem/1.5 system-ui; max-width: 45rem; margin: 2rem auto } h2 { font-size: 1rem } .never { color: #a00 }</style>
<h1>${escape(`${subject}: ${name}`)}</h1>
${items.join('\n')}
</html>
`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
