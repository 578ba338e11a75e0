import type { EditedQuestion } from '@study-assistant/contract/questions/edited-question';
import type { ReadFile } from '@study-assistant/exchange/read-item';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { readInWorker } from './read-in-worker.ts';

const NOTHING_READ = 'No questions were found in this file.';

/** The file that a teacher chose, what was read of it, and which of its questions she wants. */
export function useFileReading() {
  const [file, setFile] = useState<File | null>(null);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [keys, setKeys] = useState<ReadonlyMap<number, number>>(new Map());
  const running = useRef<AbortController>(null);
  const { mutate, reset, data, error, isPending } = useMutation({
    mutationFn: ({ given, signal }: { given: File; signal: AbortSignal }) =>
      readInWorker(given, signal),
    onSuccess: ({ items }) => setChosen(placesOfReadable(items)),
  });
  useEffect(() => () => running.current?.abort(), []);

  function choose(given: File | null) {
    running.current?.abort();
    reset();
    setFile(given);
    setChosen(new Set());
    setKeys(new Map());
    if (!given) return;
    running.current = new AbortController();
    mutate({ given, signal: running.current.signal });
  }

  /** Says which answer of a question without a key is right, by its place; null takes it back. */
  function answer(index: number, place: number | null) {
    const { [index]: item } = data?.items ?? [];
    const isKnown = place !== null && item?.choices?.[place] !== undefined;
    setKeys((all) => {
      const others = [...all].filter(([at]) => at !== index);
      return new Map(isKnown ? [...others, [index, place]] : others);
    });
    setChosen((all) => {
      const others = [...all].filter((at) => at !== index);
      return new Set(isKnown ? [...others, index] : others);
    });
  }

  const read = data ?? null;
  return {
    ...{ file, read, chosen, setChosen, keys, answer, choose },
    questions: chosenQuestions(read, chosen, keys),
    isReading: isPending,
    error: error ? error.message : read && read.items.length === 0 ? whyNothing(read) : undefined,
  };
}

/** A question of a file as it goes into the quiz; without a topic of its own it gets the quiz's. */
type ChosenQuestion = { index: number; question: EditedQuestion; hasTopic: boolean };

function chosenQuestions(
  read: ReadFile | null,
  chosen: ReadonlySet<number>,
  keys: ReadonlyMap<number, number>,
): ChosenQuestion[] {
  return (read?.items ?? []).flatMap(({ question, choices, hasTopic = false }, index) => {
    const keyed = question ?? choices?.[keys.get(index) ?? -1]?.question;
    return keyed && chosen.has(index) ? [{ index, question: keyed, hasTopic }] : [];
  });
}

/** Doubtful questions wait for their teacher's own click. */
function placesOfReadable(items: ReadFile['items']): ReadonlySet<number> {
  return new Set(
    items.flatMap(({ question, outcome }, index) =>
      question && outcome !== 'doubtful' ? [index] : [],
    ),
  );
}

function whyNothing({ problems }: ReadFile): string {
  return problems[0] ?? NOTHING_READ;
}
