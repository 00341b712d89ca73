import type { ImageSize } from '../blueprint.ts';

const ascii = (bytes: Uint8Array, start: number, length: number) => String.fromCharCode(...bytes.subarray(start, start + length));

function pngSize(view: DataView): ImageSize {
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

function gifSize(view: DataView): ImageSize {
  return { width: view.getUint16(6, true), height: view.getUint16(8, true) };
}

/** Walks the segments to the frame header (ITU-T T.81, B.1.1.3); an Exif orientation of a quarter turn is not read. */
function jpegSize(view: DataView): ImageSize | null {
  for (let at = 2; at + 9 < view.byteLength; ) {
    if (view.getUint8(at) !== 0xff) return null;
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const isFrame = marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
    if (isFrame) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    at += 2 + view.getUint16(at + 2);
  }
  return null;
}

/** The three kinds of WebP: lossy, lossless, extended (RFC 9649). */
function webpSize(bytes: Uint8Array, view: DataView): ImageSize | null {
  if (view.byteLength < 30) return null;
  const kind = ascii(bytes, 12, 4);
  if (kind === 'VP8 ') return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
  if (kind === 'VP8L') {
    const bits = view.getUint32(21, true);
    return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
  }
  const u24 = (at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 65_536;
  return kind === 'VP8X' ? { width: u24(24) + 1, height: u24(27) + 1 } : null;
}

/** The size of an AVIF or HEIF image: its first `ispe` box (ISO/IEC 23008-12, 6.5.3). */
function avifSize(bytes: Uint8Array, view: DataView): ImageSize | null {
  const end = Math.min(bytes.length - 16, 4_096);
  for (let at = 0; at < end; at += 1)
    if (ascii(bytes, at, 4) === 'ispe') return { width: view.getUint32(at + 8), height: view.getUint32(at + 12) };
  return null;
}

function svgSize(bytes: Uint8Array): ImageSize | null {
  const text = new TextDecoder().decode(bytes.subarray(0, 8_192)).toLowerCase();
  const start = text.indexOf('<svg');
  if (start < 0) return null;
  const root = text.slice(start, text.indexOf('>', start) + 1);
  const value = (name: string) => new RegExp(`\\s${name}\\s*=\\s*["']([^"'%]{1,80})["']`).exec(root)?.[1] ?? '';
  const [, , width = 0, height = 0] = value('viewbox').replaceAll(',', ' ').split(' ').filter(Boolean).map(Number);
  const size = { width: Number.parseFloat(value('width')) || width, height: Number.parseFloat(value('height')) || height };
  return size.width > 0 && size.height > 0 ? { width: Math.round(size.width), height: Math.round(size.height) } : null;
}

/** Width and height of an image file from its first bytes: PNG, JPEG, GIF, WebP, AVIF, SVG; null for anything else. Never throws. */
export function measureImage(bytes: Uint8Array): ImageSize | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 24) return null;
  try {
    const size = sizeOf(bytes, view);
    return size && size.width > 0 && size.height > 0 ? size : null;
  } catch {
    return null; // cut off inside a header
  }
}

function sizeOf(bytes: Uint8Array, view: DataView): ImageSize | null {
  if (ascii(bytes, 1, 3) === 'PNG') return pngSize(view);
  if (ascii(bytes, 0, 3) === 'GIF') return gifSize(view);
  if (view.getUint16(0) === 0xffd8) return jpegSize(view);
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 4) === 'WEBP') return webpSize(bytes, view);
  if (ascii(bytes, 4, 4) === 'ftyp') return avifSize(bytes, view);
  return svgSize(bytes);
}
