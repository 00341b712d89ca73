import { crc32, deflateRawSync } from 'node:zlib';

import { extensionOf } from '#pipeline/blueprint/file-names.ts';

export type ZipEntry = { path: string; bytes: Uint8Array };

/** Already compressed. */
const PACKED = new Set(['jpg', 'jpeg', 'png', 'gif', 'webp', 'avif', 'woff2']);
const STORED = 0;
const DEFLATED = 8;
/** 2.0: deflate and folders. */
const VERSION = 20;
/** File names are UTF-8. */
const UTF8 = 0x0800;
/** 1980-01-01, the earliest date there is: the same files make the same archive. */
const DATE = 0x21;
const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;

type Packed = { name: Buffer; method: number; crc: number; size: number; data: Uint8Array };

function pack({ path, bytes }: ZipEntry): Packed {
  const method = PACKED.has(extensionOf(path)) ? STORED : DEFLATED;
  const data = method === STORED ? bytes : deflateRawSync(bytes);
  return { name: Buffer.from(path), method, crc: crc32(bytes), size: bytes.length, data };
}

/** The fields that both headers of an entry have in common. */
function common({ name, method, crc, size, data }: Packed): Buffer {
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(VERSION, 0);
  fields.writeUInt16LE(UTF8, 2);
  fields.writeUInt16LE(method, 4);
  fields.writeUInt16LE(DATE, 8);
  fields.writeUInt32LE(crc, 10);
  fields.writeUInt32LE(data.length, 14);
  fields.writeUInt32LE(size, 18);
  fields.writeUInt16LE(name.length, 22);
  return fields;
}

const uint32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
};

/** A ZIP archive (PKWARE APPNOTE 6.3, without ZIP64: less than 4 GB and 65,536 entries). The same entries give the same bytes. */
export function zipOf(entries: readonly ZipEntry[]): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const packed = pack(entry);
    const local = Buffer.concat([uint32(LOCAL), common(packed), packed.name, packed.data]);
    const central = Buffer.alloc(14);
    central.writeUInt32LE(offset, 10);
    directory.push(uint32(CENTRAL), Buffer.from([VERSION, 0]), common(packed), central, packed.name);
    files.push(local);
    offset += local.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(END, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...files, central, end]);
}
