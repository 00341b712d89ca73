import { defineAudit } from '../define-audit.ts';
import { visible } from '../evidence.ts';
import { hasPageLabel } from '../page-labels.ts';

/** A file name, or the number a camera or phone gives a photo. */
const FILE_NAME =
  /^\S+\.(?:jpe?g|png|gif|webp|avif|svg|bmp|tiff?)$|^(?:img|dsc|dscn|image|photo|pxl|screenshot)[-_ ]?\d{2,}\S*$|^logo\d+$/i;

const saysNothing = (alt: string) => FILE_NAME.test(alt) || hasPageLabel(alt, 'filler-alt');

export const altIsFileName = defineAudit('accessibility/alt-is-file-name', {
  applies: (page) => visible(page.images).some(({ alt }) => (alt ?? '').trim() !== ''),
  check: (page) =>
    visible(page.images)
      .filter(({ alt }) => saysNothing((alt ?? '').trim()))
      .map(({ selector, alt }) => ({ selector, snippet: `alt="${alt}"` })),
});
