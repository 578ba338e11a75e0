import type { ModelEvent } from '@study-assistant/writer/model/asking/model-event';
import type { DroppedQuestion } from '@study-assistant/writer/model/questions/collect-questions';
import type { WrittenQuiz } from '@study-assistant/writer/writer';

type Run = {
  outcome: WrittenQuiz | Error;
  events: readonly ModelEvent[];
  dropped: readonly DroppedQuestion[];
  model: string;
  seconds: number;
};

type Answer = Extract<ModelEvent, { kind: 'answered' }>;

/** Describes the questions, their cost, and why others were dropped, for a person at a terminal. */
export function describeRun({ outcome, events, dropped, model, seconds }: Run): string {
  const answers = events.filter((event) => event.kind === 'answered');
  const checks = events.filter((event) => event.kind === 'checked');
  const retries = events.filter((event) => event.kind === 'retried');
  const counts = new Map<string, number>();
  for (const [rule, count] of checks.flatMap((event) => Object.entries(event.dropped))) {
    counts.set(rule, (counts.get(rule) ?? 0) + count);
  }
  const kept = sum(checks.map((event) => event.kept));
  return [
    '',
    ...(outcome instanceof Error ? [describeError(outcome)] : questionsOf(outcome)),
    '',
    ...dropped.map(describeDropped),
    `${model}: ${seconds.toFixed(1)} s in all`,
    ...answers.map(describeAnswer),
    `tokens: ${sum(answers.map((event) => event.promptTokens))} sent, ${sum(answers.map((event) => event.answerTokens))} received`,
    `tried again: ${retries.map((event) => `${event.because} after ${(event.pauseMs / 1000).toFixed(1)} s`).join(', ') || 'never'}`,
    `held up: ${kept}; dropped: ${[...counts].map(([rule, count]) => `${rule} ${count}`).join(', ') || 'none'}`,
  ].join('\n');
}

function questionsOf({ questions, notice }: WrittenQuiz): string[] {
  return [
    ...questions.flatMap(({ question, options, correctAnswer, explanation, topic, source }, at) => [
      `${at + 1}. ${question}   [${topic}]`,
      ...options.map((option, index) => `   ${index === correctAnswer ? '*' : ' '} ${option}`),
      `     ${explanation}`,
      `     “${source.quote}” (${source.page === null ? (source.section ?? 'no heading') : `page ${source.page}`})`,
    ]),
    ...(notice === null ? [] : [notice]),
  ];
}

/** The tokens of each request show whether the server has room for it. */
function describeAnswer({ milliseconds, promptTokens, answerTokens }: Answer): string {
  return `  an answer after ${(milliseconds / 1000).toFixed(1)} s: ${promptTokens} tokens read, ${answerTokens} written`;
}

function describeDropped({ stem, reason, because }: DroppedQuestion): string {
  return `dropped, ${reason}: ${stem} (${because})`;
}

function describeError(error: Error): string {
  return error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
