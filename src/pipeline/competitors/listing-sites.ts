import { getDomainWithoutSuffix } from 'tldts';

/** Directories, marketplaces, social networks, app stores, news and review sites: they list businesses, they are none of the kind compared here. */
const LISTING_SITES: Record<string, string> = Object.fromEntries(
  Object.entries({
    'a social network':
      'facebook instagram twitter x linkedin youtube tiktok pinterest reddit threads snapchat xing vimeo vk mastodon bsky',
    'a directory or review site':
      'yelp tripadvisor trustpilot g2 capterra getapp softwareadvice clutch goodfirms glassdoor indeed yellowpages yell gelbeseiten pagesjaunes paginasamarillas thumbtack angi angieslist houzz checkatrade bark crunchbase producthunt alternativeto opentable foursquare bbb provenexpert jameda doctolib zocdoc booking expedia airbnb kayak sortlist designrush upcity',
    'a marketplace':
      'amazon ebay etsy aliexpress alibaba walmart target rakuten mercadolibre fiverr upwork freelancer doordash ubereats grubhub deliveroo lieferando justeat',
    'an encyclopedia or a forum': 'wikipedia wikidata quora stackoverflow stackexchange fandom',
    'a search engine or portal': 'google bing yahoo duckduckgo baidu yandex apple msn',
    'a news site':
      'nytimes washingtonpost theguardian bbc cnn forbes bloomberg reuters businessinsider techcrunch theverge wired spiegel zeit faz lemonde elpais asahi nikkei',
  }).flatMap(([kind, names]) => names.split(' ').map((name) => [name, kind])),
);

/** What a host is when it is no business to compare with (`a directory or review site`), else null. */
export function listingSiteKind(url: string): string | null {
  const name = getDomainWithoutSuffix(url);
  return (name && LISTING_SITES[name]) || null;
}
