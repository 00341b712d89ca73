import lexicon from '#lexicon/crawl/social-platforms.json' with { type: 'json' };
import { compilePatterns } from '#lexicon/crawl/text-pattern.ts';

type Entry = { hosts: string[]; profiles: string[]; others?: string[]; chat?: boolean };

const atStart = (patterns: string[]) => compilePatterns(patterns.map((pattern) => `^${pattern}`));
const PLATFORMS = Object.entries(lexicon.platforms as Record<string, Entry>).map(
  ([platform, { hosts, profiles, others, chat = false }]) => ({
    platform,
    hosts: compilePatterns(hosts.map((host) => `^${host}$`)),
    profiles: atStart(profiles),
    others: others ? atStart(others) : null,
    chat,
  }),
);
const ANY_HOST = new RegExp(PLATFORMS.map(({ hosts }) => hosts.source).join('|'));

/** Whether a host is that of a social network. */
export const isSocialHost = (hostname: string): boolean => ANY_HOST.test(hostname);

/** Platform of a link to a profile; null for posts, share buttons and other sites. A WhatsApp or Messenger link is a chat. */
export function findSocialProfile(href: string): { platform: string; chat: boolean } | null {
  const url = URL.parse(href);
  if (!url || url.pathname === '/' || !ANY_HOST.test(url.hostname)) return null;
  // A WhatsApp link without a number shares the page.
  if (url.hostname.endsWith('whatsapp.com') && url.pathname.startsWith('/send') && !url.searchParams.has('phone')) return null;
  const found = PLATFORMS.find(({ hosts }) => hosts.test(url.hostname));
  if (!found || found.others?.test(url.pathname) || !found.profiles.test(url.pathname)) return null;
  return { platform: found.platform, chat: found.chat };
}
