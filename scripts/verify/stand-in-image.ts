// A PNG in place of an image whose file the corpus does not have: stripes that follow from its URL, so that no two are alike.
import { createHash } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A gray image of 8 by 8 fields, their brightness from the URL (PNG, ISO/IEC 15948). */
export function standInImage(url: string, width = 480, height = 320): Uint8Array {
  const seed = createHash('sha512').update(url).digest();
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(8, 8);
  const rows = Array.from({ length: height }, (_, y) =>
    Buffer.from([0, ...Array.from({ length: width }, (_, x) => seed[Math.floor((y * 8) / height) * 8 + Math.floor((x * 8) / width)] ?? 0)]),
  );
  const signature = Buffer.from([0x89, ...Buffer.from('PNG\r\n\x1a\n', 'latin1')]);
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', deflateSync(Buffer.concat(rows))), chunk('IEND', Buffer.alloc(0))]);
}
