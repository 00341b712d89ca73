/** Name and version that every request of Sitebrief carries; the version is that of package.json without its last number. */
export const PRODUCT = 'Sitebrief/0.2';

/** What Sitebrief calls itself to the sites it reads; robots.txt addresses it as `Sitebrief`. */
export const USER_AGENT = `Mozilla/5.0 (compatible; ${PRODUCT}; reads a website on behalf of its visitor)`;
