import { readFileSync } from 'node:fs';
const { createOfflineWriter } = await import('/work/wt/kinds/writer/src/offline-writer.ts');
const rows = readFileSync('/work/shared/data/openstax-dev.jsonl','utf8').split('\n').filter(Boolean).map((l)=>JSON.parse(l));
const n = Number(process.argv[2] ?? 0);
for (const row of rows.slice(n, n+Number(process.argv[3] ?? 2))) {
  const sections: any[] = []; let cur: any = { heading: null, page: null, text: '' };
  for (const p of row.paragraphs) { if (p.startsWith('## ')) { if (cur.text) sections.push(cur); cur = { heading: p.slice(3), page: null, text: '' }; } else cur.text += (cur.text ? '\n\n' : '') + p; }
  if (cur.text) sections.push(cur);
  const len = sections.reduce((s,x)=>s+x.text.length,0);
  const t0=process.cpuUsage();
  const quiz = await createOfflineWriter().write({ document: { title: row.title, sections, fileName: 'a.pdf', pages: null } as any, settings: { toughness: 'Medium', targetGrade: 'Grade 9', numQuestions: 10, otherKinds: ['gaps','match','true-false'] }, variant: 0, avoid: [], topicsInUse: [], signal: AbortSignal.timeout(100000) }, () => undefined);
  const cpu=process.cpuUsage(t0);
  console.log(`\n##### ${row.book}: ${row.title} ${len} chars, ${quiz.questions.length} questions, ${quiz.spares?.length} spares, cpu ${Math.round((cpu.user+cpu.system)/1000)} ms; ${quiz.notice}`);
  for (const q of quiz.questions) { if (q.kind) console.log(`- [${q.kind}] ${q.question}\n    ${JSON.stringify(q.body ?? q.options)} KEY ${JSON.stringify(q.key)} (${q.confidence})`); else console.log(`- ${q.question} -> ${q.options[q.correctAnswer]} / ${q.options.filter((_,i)=>i!==q.correctAnswer).join(' / ')} (${q.confidence})`); }
}
