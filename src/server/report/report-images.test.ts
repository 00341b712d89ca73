import { describe, expect, it } from 'vitest';
import { createReportImages, type FitImage } from './report-images.ts';
import type { ReportSource } from './report-source.ts';

const sourceWith = (bytes: number) =>
  ({ projectId: 'p1', image: async () => ({ mediaType: 'image/png', bytes: new Uint8Array(bytes) }) }) as unknown as ReportSource;
const broken: FitImage = async () => null;
const fitting: FitImage = async () => ({ bytes: new Uint8Array(90_000) }) as Awaited<ReturnType<FitImage>>;

describe('the images of a report', () => {
  it('are re-encoded', async () => {
    const image = await createReportImages(fitting)(sourceWith(3_000_000), 'today-desktop', 's');
    expect([image?.mediaType, image?.bytes.length]).toEqual(['image/jpeg', 90_000]);
  });

  it.each([
    ['as it was taken where it is small', 200_000, 200_000],
    ['not at all where it would make the page heavy', 300_000, undefined],
  ])('one that can’t be re-encoded is sent %s', async (_, taken, sent) => {
    for (const name of ['blueprint-desktop', 'blueprint-mobile', 'new-desktop'] as const)
      expect((await createReportImages(broken)(sourceWith(taken), name, 's'))?.bytes.length).toBe(sent);
  });

  it('keep the logo, which was fitted when it was stored', async () => {
    expect((await createReportImages(broken)(sourceWith(300_000), 'logo', 's'))?.bytes.length).toBe(300_000);
  });
});
