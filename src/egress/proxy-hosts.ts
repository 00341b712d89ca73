import { fileTypeOf } from '#text/address.ts';
import { withoutFinalDot } from './parse-pins.ts';

// Where a browser asks of its own accord, without any page wanting it: updates, sync, safe browsing, autofill, time.
const BROWSER_SERVICES = [
  'accounts.google.com',
  'android.clients.google.com',
  'clients1.google.com',
  'clients2.google.com',
  'clients3.google.com',
  'clients4.google.com',
  'clients6.google.com',
  'clientservices.googleapis.com',
  'content-autofill.googleapis.com',
  'edgedl.me.gvt1.com',
  'mtalk.google.com',
  'optimizationguide-pa.googleapis.com',
  'passwordsleakcheck-pa.googleapis.com',
  'redirector.gvt1.com',
  'safebrowsing.google.com',
  'safebrowsing.googleapis.com',
  'sb-ssl.google.com',
  'update.googleapis.com',
];

// Hosts that serve only video and audio; their players' pages and preview images come from others.
const MEDIA_HOSTS = [
  'googlevideo.com',
  'vod-progressive.akamaized.net',
  'vod-adaptive.akamaized.net',
  'fast.wistia.st',
  'ttvnw.net',
  'sndcdn.com',
];

const MEDIA_FILES = new Set('mp4 m4v m4a m4s webm ogv ogg oga opus mov avi mkv mp3 wav flac aac m3u8 mpd ts'.split(' '));
const MEDIA_TYPES = ['video/', 'audio/', 'application/vnd.apple.mpegurl', 'application/x-mpegurl', 'application/dash+xml'];

/** Whether a host is one that a page may not need: a service of the browser itself, or a store of films and sound. */
export function isUnwantedHost(hostname: string): boolean {
  const host = withoutFinalDot(hostname.toLowerCase());
  return BROWSER_SERVICES.includes(host) || MEDIA_HOSTS.some((name) => host === name || host.endsWith(`.${name}`));
}

/** Whether a path names a film or a piece of sound. */
export function isMediaPath(pathname: string): boolean {
  return MEDIA_FILES.has(fileTypeOf(pathname));
}

/** Whether a Content-Type says film or sound. */
export function isMediaType(contentType: string): boolean {
  return MEDIA_TYPES.some((type) => contentType.toLowerCase().startsWith(type));
}
