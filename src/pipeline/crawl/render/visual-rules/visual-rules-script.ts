import { colorTools } from './colors.ts';
import { linksInText } from './links-in-text.ts';
import { painter } from './paint-order.ts';
import { pageReader } from './read-page.ts';
import { targetSize } from './target-size.ts';
import { textContrast } from './text-contrast.ts';

/**
 * An expression that checks the page it is evaluated in: of each rule, by axe's id, the elements that violate it. The functions of this
 * folder are sent as their own source text, so each gets all it uses as arguments.
 */
export const VISUAL_RULES_SCRIPT = `(() => {
  const colors = (${colorTools})();
  const reader = (${pageReader})(colors);
  const nodes = reader.read();
  const painter = (${painter})(nodes, reader, colors);
  const hasWord = (text) => /[\\p{L}\\p{N}]/u.test(text);
  const links = (${linksInText})({ nodes, reader, colors, painter });
  return {
    'color-contrast': (${textContrast})({ nodes, reader, colors, painter, hasWord }).violations(),
    'link-in-text-block': links.violations(),
    'target-size': (${targetSize})({ nodes, reader, painter, links }).violations(),
  };
})()`;
