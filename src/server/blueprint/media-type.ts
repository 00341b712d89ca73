import { extensionOf } from '#pipeline/blueprint/file-names.ts';

const TYPES: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  woff2: 'font/woff2',
  jpg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  svg: 'image/svg+xml',
};

/** Media type of a blueprint's file; a path without an extension is a page. */
export const mediaTypeOf = (path: string): string => TYPES[extensionOf(path) || 'html'] ?? 'application/octet-stream';
