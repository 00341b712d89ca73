// What a client loads of a shared report, from top to end with every image: bytes over the wire, at most 2 MB. All sections of the samples, analyzed and
// shared by the product itself: `npm run report:weight -- [<sample>,...]`. Exit 1 above the limit.
import { findOrInstallBrowser } from './find-browser.ts';
import { shareSample } from './share-sample.ts';
import { MAX_REPORT_BYTES, weighWholePage } from './whole-page-weight.ts';

const samples = process.argv[2]?.split(',') ?? ['coffee', 'fitness', 'saas'];
const browser = findOrInstallBrowser();
if (!browser) throw new Error('No Chromium was found. Set CHROMIUM_PATH.');
for (const sample of samples) {
  const shared = await shareSample(sample);
  try {
    const { bytes, requests, images, imageBytes } = await weighWholePage(shared.url, browser);
    const isGood = bytes <= MAX_REPORT_BYTES;
    const kilobytes = (count: number) => `${Math.round(count / 1000)} kB`;
    console.log(
      `${sample.padEnd(8)} ${kilobytes(bytes)} in ${requests} requests, ${kilobytes(imageBytes)} of it ${images} images`,
      isGood ? 'kept' : 'MISSED',
    );
    if (!isGood) process.exitCode = 1;
  } finally {
    await shared.close();
  }
}
