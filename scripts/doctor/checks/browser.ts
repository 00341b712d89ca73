import { chromium } from 'playwright-core';
import { findChromium } from '#pipeline/crawl/render/find-chromium.ts';
import { launchOptions } from '#pipeline/crawl/render/launch-options.ts';
import { type Check, note, ok, problem } from '../check.ts';
import { messageOf } from '../explain-error.ts';

/** Nothing is loaded through it. */
const NO_PROXY = 'http://127.0.0.1:9';
const PAGE = '<title>ready</title>';

/** Chromium is there, starts as an analysis starts it, and draws a page. */
export const browser: Check = {
  id: 'browser',
  title: 'Browser',
  async run({ config }, signal) {
    const found = findChromium(config.chromiumPath);
    if (found.path === null) {
      const consequence = 'Pages are read as served, without screenshots and PDF';
      const todo = 'Install it: apt-get install chromium. Or set CHROMIUM_PATH to its file.';
      const sentence = `${consequence}: ${found.reason}.`;
      return config.chromiumPath ? problem(sentence, todo) : note(sentence, todo);
    }
    const asRoot = process.getuid?.() === 0;
    try {
      const running = await chromium.launch(launchOptions(found.path, NO_PROXY, asRoot));
      const stop = () => void running.close();
      signal.addEventListener('abort', stop, { once: true });
      try {
        const page = await running.newPage();
        await page.setContent(PAGE);
        if ((await page.title()) !== 'ready') return problem(`${found.path} starts but draws no page.`, 'Install it again.');
        return ok(`${found.path}, version ${running.version()}, starts.`);
      } finally {
        signal.removeEventListener('abort', stop);
        await running.close();
      }
    } catch (error) {
      return explainLaunchError(messageOf(error), found.path);
    }
  },
};

/** What the browser said when it did not start. */
export function explainLaunchError(message: string, path: string) {
  if (message.includes('error while loading shared libraries'))
    return problem(
      `${path} lacks libraries of the system.`,
      'Install the browser with the package manager, which brings them: apt-get install chromium',
    );
  if (message.includes('No usable sandbox') || message.includes('sandbox'))
    return problem(
      `${path} can't set up its sandbox for this user.`,
      'Allow user namespaces: sysctl kernel.unprivileged_userns_clone=1 (Ubuntu 24: an AppArmor profile). In a container: --cap-add SYS_ADMIN --security-opt no-new-privileges (docs/deploy.md).',
    );
  const last = message.split('\n').find((line) => line.trim() !== '') ?? '';
  return problem(
    `${path} does not start: ${last.slice(0, 200)}`,
    `Try it as the user that runs Sitebrief: ${path} --headless --dump-dom about:blank`,
  );
}
