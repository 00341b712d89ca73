// A process of its own that makes images smaller: files from other people's sites are decoded by native code here, apart from everything else.
import { fitImage } from './fit-image.ts';
import { loadSharp, shrinkImage } from './shrink-image.ts';
import type { Box } from './shrunk-image.ts';

const sharp = loadSharp().catch(() => null);

/** Bytes alone are made smaller; with a box they are re-encoded to fit it. */
process.on('message', async (order: Uint8Array | { bytes: Uint8Array; box: Box }) => {
  const library = await sharp;
  const work = library && (order instanceof Uint8Array ? shrinkImage(order, library) : fitImage(order.bytes, order.box, library));
  const image = work && (await work.catch(() => null));
  process.send?.({ isAble: library !== null, image });
});
