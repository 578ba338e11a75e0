import { onTestFinished, vi } from 'vitest';

type SavedFile = { name: string; text: () => Promise<string> };

/**
 * Keeps what the page saves as files from now to the end of the test. A module that is mocked instead
 * stays so for the tests that run later in the same worker.
 */
export function keepSavedFiles(): SavedFile[] {
  const saved: SavedFile[] = [];
  let last = new Blob();
  const making = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    last = blob as Blob;
    return 'blob:saved';
  });
  const clicking = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    const blob = last;
    saved.push({ name: this.download, text: () => blob.text() });
  });
  onTestFinished(() => {
    making.mockRestore();
    clicking.mockRestore();
  });
  return saved;
}
