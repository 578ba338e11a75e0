import { ExtractionError } from '../extraction-error.ts';

/** The mark at the start of the main stream in Word 97 and later. */
const WORD_MARK = 0xa5ec;
const ENCRYPTED_FLAG = 0x0100;

/** Refuses an OLE file that is not a readable Word document, and says why. */
export async function checkOle(bytes: Buffer): Promise<void> {
  const { default: cfb } = await import('cfb');
  const container = cfb.read(bytes, { type: 'buffer' });
  const names = container.FullPaths.join('\n');
  if (/DRMContent|DataSpaces\/.*DRM|DRMEncrypted/iu.test(names))
    throw new ExtractionError('protected');
  if (/\/(EncryptedPackage|EncryptionInfo)$/imu.test(names)) throw new ExtractionError('encrypted');

  const main = cfb.find(container, '/WordDocument');
  if (!main) throw new ExtractionError('unsupported');
  const header = Buffer.from(main.content);
  if (header.length < 32) throw new ExtractionError('damaged');
  if (header.readUInt16LE(0) !== WORD_MARK) throw new ExtractionError('too-old');
  if (header.readUInt16LE(0x0a) & ENCRYPTED_FLAG) throw new ExtractionError('encrypted');
}
