// A process of its own that makes images smaller: files from other people's sites are decoded by native code here, apart from everything else.
import { loadSharp, shrinkImage } from './shrink-image.ts';

const sharp = loadSharp().catch(() => null);

process.on('message', async (bytes: Uint8Array) => {
  const library = await sharp;
  const image = library && (await shrinkImage(bytes, library).catch(() => null));
  process.send?.({ isAble: library !== null, image });
});
