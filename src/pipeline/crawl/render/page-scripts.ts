// Scripts that run inside a rendered page, in an isolated world (isolated-world.ts). They are text because this code has no DOM types.

/** Starts recording when the document changes, once per document. */
export const WATCH_SCRIPT = `(() => {
  if (globalThis.lastChange) return true;
  let last = performance.getEntriesByType('navigation')[0]?.domContentLoadedEventEnd || performance.now();
  new MutationObserver(() => { last = performance.now(); }).observe(document, { subtree: true, childList: true, characterData: true });
  globalThis.lastChange = () => last;
  return true;
})()`;

/**
 * Resolves when the document has not changed for `quietMs`, earlier records included; not before `leastMs`, at the latest
 * after `maxMs`.
 */
export function quietScript(quietMs: number, maxMs: number, leastMs = quietMs): string {
  return `new Promise((done) => {
    ${WATCH_SCRIPT};
    const start = performance.now();
    const look = () => {
      const left = Math.min(Math.max(lastChange() + ${quietMs}, start + ${leastMs}), start + ${maxMs}) - performance.now();
      if (left <= 0) done(true);
      else setTimeout(look, left);
    };
    look();
  })`;
}

/** Characters of a page's own text from which a notice in front of it does not make it a page of a few words. */
const LEAST_BEHIND = 400;

/** Resolves when the page shows this much text, at the latest after `maxMs`. */
export function textScript(minLength: number, maxMs: number): string {
  return `new Promise((done) => {
    const end = performance.now() + ${maxMs};
    const look = () => ((document.body?.innerText ?? '').trim().length >= ${minLength} || performance.now() > end ? done(true) : setTimeout(look, 100));
    look();
  })`;
}

/**
 * Whether the document is small enough to be written out: counted without copying anything, up to the limits.
 */
export function isSmallScript(maxElements: number, maxText: number): string {
  return `(() => {
    let elements = 0, text = 0;
    const roots = [document];
    for (let root = roots.pop(); root; root = roots.pop()) {
      const walk = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
      for (let node = walk.nextNode(); node; node = walk.nextNode()) {
        if (node.nodeType === 3) text += node.length;
        else if ((elements += 1) && node.shadowRoot) roots.push(node.shadowRoot);
        if (elements > ${maxElements} || text > ${maxText}) return false;
      }
    }
    return true;
  })()`;
}

/**
 * Shows what a page hides as a whole until its notice is accepted, and returns how to hide it again: an element below the body with most of
 * the page's text, while something fixed covers the window.
 */
const SHOW_BEHIND_NOTICE = `const showBehindNotice = () => {
  const near = [...document.querySelectorAll('body > *, body > * > *')].slice(0, 400);
  const isCover = (element) => {
    const style = getComputedStyle(element), box = element.getBoundingClientRect();
    return style.position === 'fixed' && style.visibility !== 'hidden' && box.width >= innerWidth * 0.9 && box.height >= innerHeight * 0.9;
  };
  const textIn = (element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    let length = 0;
    while (walker.nextNode()) if (!/^(script|style|template|noscript)$/.test(walker.currentNode.parentElement?.localName)) length += walker.currentNode.data.trim().length;
    return length;
  };
  const shown = (document.body?.innerText ?? '').trim().length;
  // What is fixed is another notice, a cart or a dialog.
  const isHidden = (element) => {
    const { display, position } = getComputedStyle(element);
    return display === 'none' && position !== 'fixed' && !/^(script|style|template|noscript)$/.test(element.localName);
  };
  if (!near.some(isCover)) return () => {};
  let hidden = null, most = Math.max(${LEAST_BEHIND}, shown * 2);
  for (const element of near.filter(isHidden)) {
    const length = textIn(element);
    if (length > most) [hidden, most] = [element, length];
  }
  if (!hidden) return () => {};
  const before = hidden.getAttribute('style');
  hidden.style.setProperty('display', 'block', 'important');
  return () => (before === null ? hidden.removeAttribute('style') : hidden.setAttribute('style', before));
};`;

/** The document as HTML, with open shadow trees in place of their hosts' content, at most `maxLength` characters. */
export function htmlScript(maxLength: number): string {
  return `(() => {
    ${SHOW_BEHIND_NOTICE}
    const hideAgain = showBehindNotice();
    const hosts = new Set();
    const note = (root) => { for (const one of root.querySelectorAll('*')) if (one.shadowRoot) { hosts.add(one); note(one.shadowRoot); } };
    note(document);
    const inert = document.implementation.createHTMLDocument('');
    const around = new Set();
    for (const host of hosts) for (let at = host; at; at = at.parentNode ?? at.host) around.add(at);
    const escape = (text) => text.replace(/[&<>]/g, (character) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[character]);
    const write = (node, depth, unfold) => {
      if (node.nodeType === 3) return escape(node.data);
      if (node.nodeType !== 1 || depth > 400) return '';
      if (!unfold && !around.has(node)) return node.outerHTML;
      if (/^(script|style|template)$/.test(node.localName)) return unfold ? '' : node.outerHTML;
      const inside = [...(node.shadowRoot ?? node).childNodes];
      const given = unfold && node.localName === 'slot' ? node.assignedNodes() : [];
      const text = (given.length > 0 ? given : inside).map((one) => write(one, depth + 1, given.length === 0 && (unfold || node.shadowRoot !== null))).join('');
      if (unfold && node.localName === 'slot') return text;
      const shell = inert.importNode(node, false).outerHTML;
      const end = shell.lastIndexOf('</');
      return end < 0 ? shell : shell.slice(0, end) + text + shell.slice(end);
    };
    const doctype = document.doctype ? '<!doctype ' + document.doctype.name + '>' : '';
    const root = document.documentElement;
    const whole = doctype + (root ? (hosts.size > 0 ? write(root, 0, false) : root.outerHTML) : '');
    hideAgain();
    return { html: whole.slice(0, ${maxLength}), truncated: whole.length > ${maxLength}, url: location.href };
  })()`;
}

/** Clears what a page stores for its tab. */
export const FORGET_SCRIPT = '(() => { try { sessionStorage.clear(); } catch {} window.name = ""; return true; })()';

/** Blocks new windows; runs in the page's main world, before its scripts. */
export const NO_WINDOWS_SCRIPT = 'window.open = () => null; window.print = () => {};';

/** Largest Contentful Paint (ms, null when there is none) and Cumulative Layout Shift (largest session window, web.dev/articles/cls). */
export const VITALS_SCRIPT = `new Promise((done) => {
  let lcpMs = null, cls = 0, sum = 0, first = 0, last = 0;
  const watch = (type, each) => {
    try {
      const observer = new PerformanceObserver((list) => list.getEntries().forEach(each));
      observer.observe({ type, buffered: true });
    } catch {}
  };
  watch('largest-contentful-paint', (entry) => { lcpMs = entry.startTime; });
  watch('layout-shift', (entry) => {
    if (entry.hadRecentInput) return;
    const joins = sum > 0 && entry.startTime - last < 1000 && entry.startTime - first < 5000;
    if (!joins) { sum = 0; first = entry.startTime; }
    sum += entry.value; last = entry.startTime; cls = Math.max(cls, sum);
  });
  setTimeout(() => done({ lcpMs, cls }), 30);
})`;

/** Styles of visible elements, counted by kind, property and value. Reads at most 2,500 elements. */
export const STYLES_SCRIPT = `(() => {
  const counted = new Map();
  const pathOf = (element) => {
    const parts = [];
    for (let at = element; at && at.localName !== 'html' && parts.length < 4; at = at.parentElement) {
      if (at.id && /^[\\w-]+$/.test(at.id)) { parts.unshift('#' + at.id); break; }
      const name = [...at.classList].find((one) => /^[A-Za-z][\\w-]*$/.test(one));
      parts.unshift(at.localName + (name ? '.' + name : ''));
    }
    return parts.join(' > ');
  };
  const add = (kind, property, value, element) => {
    const key = kind + '|' + property + '|' + value;
    const known = counted.get(key);
    if (known) known.uses += 1;
    else if (counted.size < 400) counted.set(key, { kind, property, value: value.slice(0, 200), uses: 1, selector: pathOf(element).slice(0, 200) });
  };
  const clear = (color) => /^rgba\\(.*, 0\\)$|^transparent$/.test(color);
  const isButton = (element) => element.localName === 'button' || element.getAttribute('role') === 'button'
    || (element.localName === 'input' && /^(submit|button)$/.test(element.type))
    || (element.localName === 'a' && /(^|[\\s_-])(btn|button|cta)([\\s_-]|$)/i.test(element.className + ''));
  const root = document.body;
  if (!root) return [];
  const pageStyle = getComputedStyle(root);
  const rootStyle = getComputedStyle(document.documentElement);
  add('page', 'background-color', clear(pageStyle.backgroundColor) ? (clear(rootStyle.backgroundColor) ? 'rgb(255, 255, 255)' : rootStyle.backgroundColor) : pageStyle.backgroundColor, root);
  add('page', 'color', pageStyle.color, root);
  add('page', 'font-family', pageStyle.fontFamily, root);
  let read = 0;
  for (const element of root.querySelectorAll('*')) {
    if (++read > 2500) break;
    if (/^(script|style|noscript|template|svg|path|g|br|link|meta|iframe|option)$/.test(element.localName) || element.closest('svg')) continue;
    const box = element.getBoundingClientRect();
    if (box.width < 2 || box.height < 2) continue;
    const style = getComputedStyle(element);
    if (style.visibility !== 'visible' || style.opacity === '0') continue;
    const button = isButton(element);
    const heading = /^h[1-6]$/.test(element.localName);
    const kind = button ? 'button' : heading ? 'heading' : element.localName === 'a' ? 'link' : null;
    const text = [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim() !== '');
    if (text || kind === 'heading' || kind === 'button') {
      add(kind ?? 'text', 'color', style.color, element);
      add(kind ?? 'text', 'font-family', style.fontFamily, element);
    }
    if (!clear(style.backgroundColor)) add(button ? 'button' : 'surface', 'background-color', style.backgroundColor, element);
    if (parseFloat(style.borderTopWidth) > 0 && style.borderTopStyle !== 'none' && !clear(style.borderTopColor)) add(kind ?? 'surface', 'border-color', style.borderTopColor, element);
    if (style.borderTopLeftRadius !== '0px') add(kind ?? 'surface', 'border-radius', style.borderTopLeftRadius, element);
  }
  return [...counted.values()];
})()`;

/** Images of one page whose loading is noted. */
export const MAX_LOADED_IMAGES = 500;

/** URLs of the images that show the file of their `src`; broken ones, and those that wait until they are scrolled to, are left out. */
export const LOADED_IMAGES_SCRIPT = `[...new Set([...document.images]
  .filter((image) => image.complete && image.naturalWidth > 0 && image.currentSrc === image.src && image.src.length < 2000)
  .map((image) => image.src))].slice(0, ${MAX_LOADED_IMAGES})`;

/** Hides consent banners: elements of known products, and overlays that mention cookies. */
export const HIDE_BANNERS_SCRIPT = `(() => {
  const known = '#onetrust-consent-sdk, #CybotCookiebotDialog, #CybotCookiebotDialogBodyUnderlay, #usercentrics-root, #usercentrics-cmp-ui, #didomi-host, .qc-cmp2-container, '
    + '#sp_message_container, [id^="sp_message_container"], .cc-window, .cc-banner, #cookie-law-info-bar, .cky-consent-container, .cky-overlay, #cmplz-cookiebanner-container, '
    + '#BorlabsCookieBox, #cookie-notice, .osano-cm-window, #truste-consent-track, #iubenda-cs-banner, .fc-consent-root, #termly-code-snippet-support, #klaro .cookie-notice, .klaro, #tarteaucitronRoot, #axeptio_overlay, #hs-eu-cookie-confirmation, #ccc, .eupopup';
  const hide = (element) => element.style.setProperty('display', 'none', 'important');
  document.querySelectorAll(known).forEach(hide);
  const words = /cookie|consent|gdpr|dsgvo|datenschutz-?einstellungen|tracking|confidentialit|privacidad/i;
  for (const element of document.querySelectorAll('body *')) {
    const position = getComputedStyle(element).position;
    if (position !== 'fixed' && position !== 'sticky') continue;
    const text = (element.innerText ?? '').slice(0, 3000);
    const own = words.test(element.id + ' ' + element.className + ' ' + (element.getAttribute('aria-label') ?? ''));
    const buttons = element.querySelectorAll('button, [role=button], a').length;
    if (/^(header|nav|main)$/.test(element.localName) || element.querySelector('nav, main')) continue;
    if ((own || words.test(text)) && buttons > 0 && text.length < 3000) hide(element);
  }
  for (const element of document.querySelectorAll('dialog[open]')) if (words.test(element.innerText ?? '')) element.close();
  for (const element of [document.documentElement, document.body]) {
    if (element && getComputedStyle(element).overflowY === 'hidden') element.style.setProperty('overflow', 'visible', 'important');
  }
  return true;
})()`;

/**
 * Brings a page to rest, so that the same page measures the same at any moment: fonts have arrived, transitions are over, animations that end
 * are at their end and those that don't are off. What follows scrolling is left as it is. Resolves after at most half a second and three frames.
 */
export const REST_SCRIPT = `(async () => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('*, ::before, ::after { transition: none !important; }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  const after = (ms) => new Promise((next) => setTimeout(next, ms));
  await Promise.race([document.fonts.ready, after(500)]);
  const frame = () => Promise.race([new Promise((next) => requestAnimationFrame(next)), after(100)]);
  for (let turn = 0; turn < 3; turn += 1) {
    const moving = document.getAnimations().filter(({ timeline, playState }) => timeline === document.timeline && playState !== 'finished');
    if (moving.length === 0) break;
    for (const animation of moving) {
      try {
        if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel();
        else animation.finish();
      } catch {}
    }
    // The end of one may start the next.
    await frame();
  }
  return true;
})()`;

/** Scrolls down and up again, so that lazy content loads. Returns the page's height. */
export function scrollScript(maxHeight: number): string {
  return `(async () => {
    const height = () => Math.min(${maxHeight}, Math.max(document.documentElement.scrollHeight, document.body?.scrollHeight ?? 0));
    // Observers run once per frame; on a busy machine a frame may take long.
    const shown = () => new Promise((next) => {
      const late = setTimeout(next, 250);
      requestAnimationFrame(() => requestAnimationFrame(() => { clearTimeout(late); setTimeout(next, 20); }));
    });
    for (let y = 0; y < height(); y += 1200) {
      scrollTo({ top: y, behavior: 'instant' });
      await shown();
    }
    scrollTo({ top: 0, behavior: 'instant' });
    await shown();
    return height();
  })()`;
}
