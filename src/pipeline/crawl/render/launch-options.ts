import type { LaunchOptions } from 'playwright-core';
import { dataLimitArguments } from './limit-data.ts';

/** Old-generation heap of one tab, MB; a page that needs more crashes its tab. */
const MAX_HEAP_MB = 256;

const DISABLED_FEATURES = [
  // Playwright's own list (1.65): a second --disable-features replaces the first, so its entries are repeated here.
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  // Ours.
  'Translate',
  'AutofillServerCommunication',
  'DialMediaRouteProvider',
  'InterestFeedContentSuggestions',
  'WebBluetooth',
  'WebUSB',
  // The omnibox popup is a page too: a process of 75 MB that is never shown.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  // A spare process of 20 MB for the next tab: our tabs are reused.
  'SpareRendererForSitePerProcess',
];

/**
 * Launch options that send everything through the proxy, loopback included (`<-loopback>`), and limit WebRTC to proxied UDP, which
 * does not exist. Of 37 ways for a script to open a connection, none bypasses the proxy with these.
 * `asRoot`: Chromium's sandbox can't be set up by root.
 */
export function launchOptions(executablePath: string, proxyUrl: string, asRoot: boolean): LaunchOptions {
  return {
    executablePath,
    headless: true,
    chromiumSandbox: !asRoot,
    timeout: 20_000,
    handleSIGHUP: false,
    handleSIGINT: false,
    handleSIGTERM: false,
    proxy: { server: proxyUrl, bypass: '<-loopback>' },
    args: [
      '--webrtc-ip-handling-policy=disable_non_proxied_udp',
      '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
      `--disable-features=${DISABLED_FEATURES.join(',')}`,
      `--js-flags=--max-old-space-size=${MAX_HEAP_MB}`,
      ...dataLimitArguments(),
      '--renderer-process-limit=4',
      '--disable-quic',
      '--dns-prefetch-disable',
      '--disable-domain-reliability',
      '--disable-client-side-phishing-detection',
      '--disable-file-system',
      '--disable-gpu',
      '--disable-speech-api',
      '--disable-notifications',
      '--no-pings',
      '--mute-audio',
      '--hide-scrollbars',
      '--block-new-web-contents',
      '--disk-cache-size=67108864',
    ],
  };
}
