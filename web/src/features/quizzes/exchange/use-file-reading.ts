import type { ReadFile } from '@study-assistant/exchange/read-item';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { readInWorker } from './read-in-worker.ts';

const NOTHING_READ = 'No questions were found in this file.';

/** The file that a teacher chose, what was read of it, and which of its questions she wants. */
export function useFileReading() {
  const [file, setFile] = useState<File | null>(null);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
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
    if (!given) return;
    running.current = new AbortController();
    mutate({ given, signal: running.current.signal });
  }

  const read = data ?? null;
  return {
    ...{ file, read, chosen, setChosen, choose },
    isReading: isPending,
    error: error ? error.message : read && read.items.length === 0 ? whyNothing(read) : undefined,
  };
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
