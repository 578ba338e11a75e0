import { expect, it } from 'vitest';
import { listOf, objectOf } from './flat-schema.ts';
import { readJson } from './read-json.ts';

const schema = objectOf({ questions: listOf({ stem: { type: 'string' } }) });
const wanted = { questions: [{ stem: 'What is [rain]?' }] };
const json = JSON.stringify(wanted);

it.each([
  ['as it is', json],
  ['with space around it', `\n  ${json}\n`],
  ['in a frame', `\`\`\`json\n${json}\n\`\`\``],
  ['with talk around it', `Sure! Here you go: ${json} Anything else?`],
  ['behind thoughts', `<think>First {a}, then [b].</think>\n${json}`],
  ['behind thoughts that nobody opened', `First {a}, then [b].</think>${json}`],
  ['without the object around the list', JSON.stringify(wanted.questions)],
])('the JSON of an answer is read %s', (_how, text) => {
  expect(readJson(text, schema)).toEqual(wanted);
});

it.each(['', 'I cannot do that.', json.slice(0, -4)])('there is none in “%s”', (text) => {
  expect(() => readJson(text, schema)).toThrow(SyntaxError);
});
