import { describe, expect, it } from 'vitest';
import { createSemaphore } from './create-renderer.ts';
import { createRendering } from './create-rendering.ts';
import { launchOptions } from './launch-options.ts';
import { TimeoutError, withTimeout } from './with-timeout.ts';

const never = new AbortController().signal;

describe('createSemaphore', () => {
  it('lets so many in, the others in their order, and nobody who gave up', async () => {
    const semaphore = createSemaphore(1);
    const entered: string[] = [];
    const first = await semaphore.take(never);
    const gaveUp = new AbortController();
    const second = semaphore.take(gaveUp.signal).catch(() => entered.push('gave up'));
    const third = semaphore.take(never).then(() => entered.push('third'));
    gaveUp.abort();
    await second;
    expect(entered).toEqual(['gave up']);
    first();
    first();
    await third;
    expect(entered).toEqual(['gave up', 'third']);
  });

  it('lets one in alone when all others left, and nobody past it', async () => {
    const semaphore = createSemaphore(2);
    const entered: string[] = [];
    const first = await semaphore.take(never);
    const alone = semaphore.take(never, true).then((leave) => {
      entered.push('alone');
      return leave;
    });
    const later = semaphore.take(never).then(() => entered.push('later'));
    await Promise.resolve();
    expect(entered).toEqual([]);
    first();
    const leaveAlone = await alone;
    expect(entered).toEqual(['alone']);
    leaveAlone();
    await later;
    expect(entered).toEqual(['alone', 'later']);
  });

  it('lets the next ones in when the one who wanted to be alone gives up', async () => {
    const semaphore = createSemaphore(2);
    await semaphore.take(never);
    const gaveUp = new AbortController();
    const alone = semaphore.take(gaveUp.signal, true);
    const later = semaphore.take(never);
    gaveUp.abort(new Error('gave up'));
    await expect(alone).rejects.toThrow('gave up');
    await expect(later).resolves.toBeTypeOf('function');
  });
});

describe('within', () => {
  it('hands on results and errors, and does not wait for what takes too long or was called off', async () => {
    await expect(withTimeout(Promise.resolve(7), 1_000)).resolves.toBe(7);
    await expect(withTimeout(Promise.reject(new Error('no')), 1_000)).rejects.toThrow('no');
    await expect(withTimeout(new Promise(() => undefined), 1)).rejects.toThrow(TimeoutError);
    await expect(withTimeout(new Promise(() => undefined), 60_000, AbortSignal.abort(new Error('called off')))).rejects.toThrow(
      'called off',
    );
  });
});

describe('launchOptions', () => {
  it('lets nothing around the proxy', () => {
    const { proxy, args = [] } = launchOptions('/usr/bin/chromium', 'http://127.0.0.1:4000', true);
    expect(proxy).toEqual({ server: 'http://127.0.0.1:4000', bypass: '<-loopback>' });
    expect(args).toContain('--force-webrtc-ip-handling-policy=disable_non_proxied_udp');
    expect(args.filter((arg) => arg.startsWith('--disable-features='))).toHaveLength(1);
    expect(args.join(' ')).not.toMatch(/remote-debugging-port|allow-file-access|disable-web-security/);
  });

  it('gives up the sandbox only as root', () => {
    expect(launchOptions('c', 'p', true).chromiumSandbox).toBe(false);
    expect(launchOptions('c', 'p', false).chromiumSandbox).toBe(true);
  });
});

describe('createRendering', () => {
  it('is off, says why, and opens no proxy where the configured browser is missing', async () => {
    let opened = 0;
    const rendering = createRendering({
      chromiumPath: '/nowhere/chromium',
      openProxy: () => {
        opened += 1;
        throw new Error('not needed');
      },
    });
    expect(rendering.renderer).toBeNull();
    expect(rendering.status).toMatch(/^off, pages are read as served: CHROMIUM_PATH names \/nowhere\/chromium/);
    await rendering.close();
    expect(opened).toBe(0);
  });
});
