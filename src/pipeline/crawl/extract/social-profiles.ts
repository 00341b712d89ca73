type Platform = { platform: string; hosts: RegExp; profile: RegExp; chat?: true };

/** Where profiles of people and businesses live, by host and path; other paths are posts, shares or logins. */
const PLATFORMS: Platform[] = [
  {
    platform: 'facebook',
    hosts: /(?:^|\.)(?:facebook|fb)\.com$/,
    profile:
      /^\/(?!sharer|share(?:\/|$|\.php)|dialog|plugins|login|tr(?:\/|$)|hashtag|policies|privacy|help|events\/\d|watch|photo|story|l\.php)(?:pages\/|people\/|groups\/)?[^/]+/,
  },
  { platform: 'instagram', hosts: /(?:^|\.)instagram\.com$/, profile: /^\/(?!p\/|reel\/|explore|accounts|stories|tv\/|share)[^/]+/ },
  {
    platform: 'x',
    hosts: /^(?:www\.|mobile\.)?(?:twitter|x)\.com$/,
    profile: /^\/(?!intent|share|home|search|hashtag|i\/|login|privacy|tos|widgets)@?[^/]+\/?$/,
  },
  { platform: 'linkedin', hosts: /(?:^|\.)linkedin\.com$/, profile: /^\/(?:company|in|school|showcase|groups)\/[^/]+/ },
  {
    platform: 'youtube',
    hosts: /^(?:www\.|m\.)?youtube\.com$/,
    profile:
      /^\/(?:channel\/|c\/|user\/|@)[^/]+|^\/(?!watch|embed|playlist|results|shorts|redirect|live|t\/|feed|premium|about)[\w-]{3,}\/?$/,
  },
  { platform: 'tiktok', hosts: /^(?:www\.)?tiktok\.com$/, profile: /^\/@[^/]+\/?$/ },
  { platform: 'pinterest', hosts: /(?:^|\.)pinterest\.[a-z.]+$/, profile: /^\/(?!pin\/|search|ideas)[^/]+/ },
  {
    platform: 'github',
    hosts: /^(?:www\.)?github\.com$/,
    profile: /^\/(?!features|login|join|about|pricing|sponsors\/|topics|search|marketplace|orgs\/)[\w.-]+\/?$/,
  },
  { platform: 'gitlab', hosts: /^gitlab\.com$/, profile: /^\/[\w.-]+\/?$/ },
  {
    platform: 'mastodon',
    hosts: /mastodon|(?:^|\.)(?:fosstodon\.org|mstdn\.[a-z]+|hachyderm\.io|chaos\.social|mas\.to)$/,
    profile: /^\/@[^/]+\/?$/,
  },
  { platform: 'bluesky', hosts: /^bsky\.app$/, profile: /^\/profile\/[^/]+\/?$/ },
  { platform: 'threads', hosts: /^(?:www\.)?threads\.(?:net|com)$/, profile: /^\/@[^/]+\/?$/ },
  { platform: 'vimeo', hosts: /^(?:www\.)?vimeo\.com$/, profile: /^\/(?!\d+|channels|categories|features)[^/]+\/?$/ },
  { platform: 'xing', hosts: /(?:^|\.)xing\.com$/, profile: /^\/(?:pages|companies|profile)\/[^/]+/ },
  { platform: 'yelp', hosts: /(?:^|\.)yelp\.[a-z.]+$/, profile: /^\/biz\/[^/]+/ },
  { platform: 'tripadvisor', hosts: /(?:^|\.)tripadvisor\.[a-z.]+$/, profile: /_Review|^\/Profile\// },
  {
    platform: 'discord',
    hosts: /^(?:www\.)?discord\.(?:gg|com)$/,
    profile: /^\/(?:invite\/)?(?!channels|app|developers|login|terms|privacy)[\w-]+\/?$/,
  },
  { platform: 'slack', hosts: /\.slack\.com$|^join\.slack\.com$/, profile: /./ },
  { platform: 'reddit', hosts: /^(?:www\.|old\.)?reddit\.com$/, profile: /^\/(?:r|u|user)\/[^/]+\/?$/ },
  { platform: 'medium', hosts: /^medium\.com$/, profile: /^\/@?[\w.-]+\/?$/ },
  { platform: 'twitch', hosts: /^(?:www\.)?twitch\.tv$/, profile: /^\/(?!videos|directory)[^/]+\/?$/ },
  { platform: 'soundcloud', hosts: /^soundcloud\.com$/, profile: /^\/[^/]+\/?$/ },
  { platform: 'spotify', hosts: /^open\.spotify\.com$/, profile: /^\/(?:intl-\w+\/)?(?:artist|user|show)\/[^/]+/ },
  { platform: 'flickr', hosts: /(?:^|\.)flickr\.com$/, profile: /^\/(?:photos|people|groups)\/[^/]+\/?$/ },
  { platform: 'etsy', hosts: /(?:^|\.)etsy\.com$/, profile: /^\/(?:[a-z-]+\/)?(?:shop|people)\/[^/]+/ },
  { platform: 'line', hosts: /^(?:lin\.ee|line\.me|page\.line\.me)$/, profile: /^\/(?!R\/msg|share)[^/]+/ },
  { platform: 'note', hosts: /^note\.com$/, profile: /^\/[^/]+\/?$/ },
  { platform: 'telegram', hosts: /^(?:t|telegram)\.me$/, profile: /^\/(?!share)[^/]+/ },
  {
    platform: 'whatsapp',
    hosts: /^wa\.me$|^(?:api|chat|web)\.whatsapp\.com$/,
    profile: /^\/(?:\+?\d{6,}|message\/|[A-Za-z0-9]{15,}|send)/,
    chat: true,
  },
  { platform: 'messenger', hosts: /^m\.me$/, profile: /^\/[^/]+/, chat: true },
];

const HINT =
  /facebook|fb\.com|instagram|twitter|x\.com|linkedin|youtube|tiktok|pinterest|git(?:hub|lab)|mastodon|fosstodon|mstdn|hachyderm|chaos\.social|mas\.to|bsky|threads|vimeo|xing|yelp|tripadvisor|discord|slack|reddit|medium\.com|twitch|soundcloud|spotify|flickr|etsy|lin\.ee|line\.me|note\.com|t\.me|telegram|wa\.me|whatsapp|m\.me/i;

/** Platform of a link to a profile; null for posts, share buttons and other sites. A WhatsApp or Messenger link is a chat. */
export function findSocialProfile(href: string): { platform: string; chat: boolean } | null {
  if (!HINT.test(href)) return null;
  const url = URL.parse(href);
  if (!url) return null;
  // A message address without a number shares the page.
  if (url.hostname.endsWith('whatsapp.com') && url.pathname.startsWith('/send') && !url.searchParams.has('phone')) return null;
  const found = PLATFORMS.find(({ hosts }) => hosts.test(url.hostname));
  if (!found || url.pathname === '/' || !found.profile.test(url.pathname)) return null;
  return { platform: found.platform, chat: found.chat === true };
}
