/** Something with state kept in files; `save` writes only if something has changed. */
export type Saved = { save(): Promise<void> };

export type Autosave = { stop(): Promise<void> };

/** Saves every few seconds, never twice at the same time, and once more on stop. */
export function startAutosave(
  parts: Saved[],
  report: (error: unknown) => void,
  intervalMs = 3000,
): Autosave {
  let running = Promise.resolve();
  let isStopped = false;
  let timer = setTimeout(repeat, intervalMs);

  function saveAll(): Promise<void> {
    running = running.then(async () => {
      for (const part of parts) await part.save().catch(report);
    });
    return running;
  }

  function repeat(): void {
    void saveAll().then(() => {
      if (!isStopped) timer = setTimeout(repeat, intervalMs);
    });
  }

  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await saveAll();
    },
  };
}
