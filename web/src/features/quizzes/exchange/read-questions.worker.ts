import { readQuestions } from '@study-assistant/exchange/read-questions';

/** What comes in; what goes out is a ReadFile. A file that ends this thread ends nothing else. */
export type FileToRead = { bytes: Uint8Array; name: string };

self.addEventListener('message', ({ data }: MessageEvent<FileToRead>) => {
  self.postMessage(readQuestions(data.bytes, data.name));
});
