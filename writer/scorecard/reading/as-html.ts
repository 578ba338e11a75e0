import { factsOf } from './as-markdown.ts';
import type { DrawnItem } from './draw-items.ts';

const VERDICTS = ['usable as it stands', 'needs a touch', 'unusable'];

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem}
article{border-top:1px solid #ccc;padding:1rem 0}li.key{font-weight:700}.facts{color:#555}
blockquote{margin:1rem 0;padding-left:1rem;border-left:3px solid #ccc}textarea{width:100%}`;

/** The same page for a browser; the count of verdicts stands at its top. */
export function asHtml(drawn: readonly DrawnItem[]): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${drawn.length} questions to read</title>
<style>${STYLE}</style>
<h1>${drawn.length} questions to read</h1>
<p id="count" role="status">No verdicts yet.</p>
<form>
${drawn.map(article).join('\n')}
</form>
<script>
document.forms[0].addEventListener('change', () => {
  const given = [...document.querySelectorAll('input:checked')].map((input) => input.value);
  const counts = ${JSON.stringify(VERDICTS)}.map((verdict) => given.filter((v) => v === verdict).length + ' ' + verdict);
  document.getElementById('count').textContent = counts.join(', ');
});
</script>
</html>
`;
}

function article({ item, title, passage }: DrawnItem, at: number): string {
  const options = item.options.map(
    (option, place) =>
      `<li${place === item.correctAnswer ? ' class="key"' : ''}>${escaped(option)}</li>`,
  );
  const verdicts = VERDICTS.map(
    (verdict) =>
      `<label><input type="radio" name="verdict-${at}" value="${verdict}"> ${verdict}</label>`,
  );
  return `<article>
<h2>${at + 1}. ${escaped(item.question)}</h2>
<ol type="A">${options.join('')}</ol>
<p class="facts">${escaped(factsOf(item, title))}</p>
<blockquote>${escaped(passage.before)} <strong>${escaped(passage.quote)}</strong> ${escaped(passage.after)}</blockquote>
<p>${escaped(item.explanation)}</p>
<p>${verdicts.join(' ')}</p>
<label>Note <textarea rows="1"></textarea></label>
</article>`;
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
