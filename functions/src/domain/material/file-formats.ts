import { acceptedExtensions } from '@study-assistant/contract/materials/material-changes';
import { type MaterialType } from '@study-assistant/contract/materials/materials';
import { readableExtensions } from '@study-assistant/contract/quizzes/quizzes';

type Format = { mime: string; matches: (head: Uint8Array) => boolean };

/**
 * What a file of each ending begins with, and the type it is sent with. Signatures as the formats'
 * own specifications give them (ISO 32000 7.5.2, APPNOTE 4.3.7, MS-CFB 2.2, ISO 14496-12 4.3, EBML).
 */
const formats: Record<string, Format> = {
  '.pdf': {
    mime: 'application/pdf',
    matches: (head) => latin1(head.subarray(0, 1024)).includes('%PDF-'),
  },
  '.doc': { mime: 'application/msword', matches: isOle },
  '.ppt': { mime: 'application/vnd.ms-powerpoint', matches: isOle },
  '.docx': {
    mime: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    matches: isZip,
  },
  '.pptx': {
    mime: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
    matches: isZip,
  },
  '.odt': { mime: 'application/vnd.oasis.opendocument.text', matches: isZip },
  '.odp': { mime: 'application/vnd.oasis.opendocument.presentation', matches: isZip },
  '.rtf': { mime: 'application/rtf', matches: (head) => latin1(head).startsWith('{\\rtf') },
  '.txt': { mime: 'text/plain; charset=utf-8', matches: isText },
  '.mp4': { mime: 'video/mp4', matches: isIsoMedia },
  '.mov': { mime: 'video/quicktime', matches: isIsoMedia },
  '.webm': { mime: 'video/webm', matches: (head) => startsWith(head, [0x1a, 0x45, 0xdf, 0xa3]) },
};

const VIDEOS = ['.mp4', '.mov', '.webm'];
const VIEWABLE = ['.pdf', '.txt', ...VIDEOS];

/** The ending in lower case with its dot; empty where there is none. */
export function extensionOf(fileName: string): string {
  const dot = fileName.lastIndexOf('.');
  return dot > 0 ? fileName.slice(dot).toLowerCase() : '';
}

export function acceptsExtension(type: MaterialType, fileName: string): boolean {
  return acceptedExtensions[type].includes(extensionOf(fileName));
}

/** Whether a file's first bytes agree with its name. */
export function agreesWithName(fileName: string, head: Uint8Array): boolean {
  return formats[extensionOf(fileName)]?.matches(head) ?? false;
}

/** Whether a file has text that we can read its topics from. */
export function hasReadableText(fileName: string): boolean {
  const readable: readonly string[] = readableExtensions;
  return readable.includes(extensionOf(fileName));
}

/** Whether a browser shows the file in place; no other is ever sent to be shown. */
export function isViewable(fileName: string): boolean {
  return VIEWABLE.includes(extensionOf(fileName));
}

/** Whether parts of it are asked for: a browser seeks in a video, and reads the rest from its start. */
export function isPlayed(fileName: string): boolean {
  return VIDEOS.includes(extensionOf(fileName));
}

/** The type that a file is sent with: from our table, never what an upload claimed. */
export function mimeOf(fileName: string): string {
  return formats[extensionOf(fileName)]?.mime ?? 'application/octet-stream';
}

function startsWith(head: Uint8Array, bytes: readonly number[], at = 0): boolean {
  return bytes.every((byte, index) => head[at + index] === byte);
}

function latin1(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes);
}

function isZip(head: Uint8Array): boolean {
  return startsWith(head, [0x50, 0x4b, 0x03, 0x04]);
}

function isOle(head: Uint8Array): boolean {
  return startsWith(head, [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
}

function isIsoMedia(head: Uint8Array): boolean {
  return ['ftyp', 'moov', 'mdat', 'wide', 'free', 'skip'].includes(latin1(head.subarray(4, 8)));
}

/** Text has no zero bytes, unless a byte order mark says that it is UTF-16. */
function isText(head: Uint8Array): boolean {
  const isUtf16 = startsWith(head, [0xff, 0xfe]) || startsWith(head, [0xfe, 0xff]);
  return isUtf16 || !head.includes(0);
}
