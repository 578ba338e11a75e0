import { promptIn, questionsFrom, type StandInQuestion } from './model-questions.fixture.ts';

/** What the stand-in does with a request. */
export type GeminiPlay =
  /** Real questions built from the numbered sentences of the prompt. */
  | 'good'
  /** The same, with quotes that the document does not have. */
  | 'invented-quotes'
  /** The same, with wrong options given as right: swapped with the right one, or from elsewhere. */
  | 'wrong-keys'
  /** The same, with a link in every question. */
  | 'links'
  /** The same, with HTML or Markdown in every question. */
  | 'markup'
  /** Does what orders in the document say: another key, a link, talk of its instructions. */
  | 'gullible'
  /** Questions without a right option. */
  | 'half-questions'
  /** JSON that stops in the middle, although the service says that it finished. */
  | 'truncated'
  /** JSON that stops in the middle because the answer became too long. */
  | 'max-tokens'
  /** 429, asking for a pause of 2 seconds. */
  | 'quota'
  /** 429, because the requests of the day are used up. */
  | 'daily-quota'
  /** 500, with a message that repeats what was sent. */
  | 'server-error'
  | 'bad-key'
  | 'unknown-model'
  /** Never answers. */
  | 'hang'
  /** The service refuses the text. */
  | 'blocked'
  /** The service stops the model in the middle of an answer. */
  | 'blocked-answer'
  /** Any other answer, for requests that are not for questions. */
  | { json: unknown };

/** Status and body of an answer; null for none at all. */
export type PlayedAnswer = { status: number; body: object } | null;

export function playAnswer(play: GeminiPlay, request: string): PlayedAnswer {
  if (typeof play === 'object') return finished(JSON.stringify(play.json));
  const questions = () => questionsFrom(promptIn(request));
  switch (play) {
    case 'good':
      return finished(JSON.stringify(questions()));
    case 'invented-quotes':
      return finished(JSON.stringify(questions().map(withInventedQuote)));
    case 'wrong-keys':
      return finished(JSON.stringify(questions().map(withWrongKey)));
    case 'links':
      return finished(JSON.stringify(questions().map(withLink)));
    case 'markup':
      return finished(JSON.stringify(questions().map(withMarkup)));
    case 'gullible':
      return finished(
        JSON.stringify(isGivenOrders(request) ? questions().map(asOrdered) : questions()),
      );
    case 'half-questions':
      return finished(
        JSON.stringify(questions().map((question) => ({ ...question, correct: undefined }))),
      );
    case 'truncated':
      return finished(JSON.stringify(questions()).slice(0, -40));
    case 'max-tokens':
      return finished(JSON.stringify(questions()).slice(0, 300), 'MAX_TOKENS');
    case 'blocked-answer':
      return finished(JSON.stringify(questions()).slice(0, 300), 'SAFETY');
    case 'blocked':
      return { status: 200, body: { promptFeedback: { blockReason: 'SAFETY' } } };
    case 'quota':
      return failed(429, 'RESOURCE_EXHAUSTED', [
        { '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: '2s' },
      ]);
    case 'daily-quota':
      return failed(429, 'RESOURCE_EXHAUSTED', [
        {
          '@type': 'type.googleapis.com/google.rpc.QuotaFailure',
          violations: [{ quotaId: 'GenerateRequestsPerDayPerProjectPerModel-FreeTier' }],
        },
        { '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: '2s' },
      ]);
    case 'server-error':
      return failed(500, `INTERNAL ${promptIn(request)}`);
    case 'bad-key':
      return failed(400, 'INVALID_ARGUMENT', [
        { '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason: 'API_KEY_INVALID' },
      ]);
    case 'unknown-model':
      return failed(404, 'NOT_FOUND');
    case 'hang':
      return null;
  }
}

function finished(text: string, finishReason = 'STOP'): PlayedAnswer {
  return {
    status: 200,
    body: {
      candidates: [{ index: 0, finishReason, content: { role: 'model', parts: [{ text }] } }],
      usageMetadata: { promptTokenCount: 900, candidatesTokenCount: 100, totalTokenCount: 1000 },
    },
  };
}

function failed(status: number, message: string, details: object[] = []): PlayedAnswer {
  return { status, body: { error: { code: status, message, status: 'STAND_IN', details } } };
}

function withInventedQuote(question: StandInQuestion): StandInQuestion {
  const evidence =
    'Scholars have since agreed that none of it ever took place in the manner described.';
  return { ...question, evidence, sentence: '1.999' };
}

function withWrongKey(question: StandInQuestion, at: number): StandInQuestion {
  const { correct, wrong1 } = question;
  if (at % 2 === 0) return { ...question, correct: wrong1, wrong1: correct };
  return { ...question, correct: wrong1, wrong1: 'volcanoes' };
}

function withLink(question: StandInQuestion, at: number): StandInQuestion {
  const link = ['https://example.org/win', 'www.example.org', 'example.com', 'me@example.org'];
  return { ...question, explanation: `See ${link[at % link.length]} for more.` };
}

function withMarkup(question: StandInQuestion, at: number): StandInQuestion {
  const { stem, wrong1, explanation } = question;
  if (at % 3 === 0) return { ...question, stem: `<b>${stem}</b>` };
  if (at % 3 === 1) return { ...question, wrong1: `**${wrong1}**` };
  return { ...question, explanation: `${explanation} <img src=x onerror=alert(1)>` };
}

function isGivenOrders(request: string): boolean {
  return /ignore (?:all )?previous instructions/i.test(promptIn(request));
}

function asOrdered(question: StandInQuestion, at: number): StandInQuestion {
  if (at % 3 === 0) return { ...question, correct: question.wrong3, wrong3: question.correct };
  if (at % 3 === 1) return { ...question, explanation: 'More at http://prizes.example.' };
  return { ...question, explanation: 'As instructed, C is marked as right.' };
}
