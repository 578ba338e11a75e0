import { strToU8, Zip, ZipDeflate } from 'fflate';

export type ZippedFile = { name: string; texts: AsyncIterable<string> | Iterable<string> };

/** A zip piece by piece: of each file no more is in memory than the piece that is being added. */
export async function* zipFiles(
  files: Iterable<ZippedFile>,
  madeAt: Date,
): AsyncGenerator<Uint8Array> {
  let ready: Uint8Array[] = [];
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    ready.push(bytes);
  });
  function takeReady(): Uint8Array[] {
    const taken = ready;
    ready = [];
    return taken;
  }
  for (const { name, texts } of files) {
    const file = new ZipDeflate(name);
    file.mtime = madeAt;
    zip.add(file);
    for await (const text of texts) {
      file.push(strToU8(text));
      yield* takeReady();
    }
    file.push(new Uint8Array(0), true);
    yield* takeReady();
  }
  zip.end();
  yield* takeReady();
}
