import type { ReadFile } from '@study-assistant/exchange/read/read-file';
import { readQuestions } from '@study-assistant/exchange/read/read-questions';

/** What comes in; what goes out is a ReadFile. A file that ends this thread ends nothing else. */
export type FileToRead = { bytes: Uint8Array; name: string };

self.addEventListener('message', ({ data }: MessageEvent<FileToRead>) => {
  void readQuestions(data.bytes, data.name).then((read: ReadFile) => self.postMessage(read));
});
