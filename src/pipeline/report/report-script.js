// On a report: arrow keys go through the statements, Escape closes the evidence, buttons print and copy. The page works without it.
// What it needs is looked for when it is used: while the page opens, readers wait.
(() => {
  const all = (selector) => [...document.querySelectorAll(selector)];
  const statements = () => all('details.claim');
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') document.querySelector('details.claim[open]')?.removeAttribute('open');
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const claim = step && document.activeElement?.closest('details.claim');
    if (!claim) return;
    const claims = statements();
    const next = claims[claims.indexOf(claim) + step];
    if (!next) return;
    event.preventDefault();
    if (claim.open) next.open = true;
    next.querySelector('summary').focus();
  });
  // On paper every statement shows its evidence, also where styles alone cannot open it.
  const openAll = (isOpen) => {
    for (const list of all('details.passed')) list.open = isOpen;
    for (const claim of statements()) {
      if (isOpen) claim.removeAttribute('name');
      claim.open = isOpen;
      if (!isOpen) claim.setAttribute('name', 'evidence');
    }
  };
  addEventListener('beforeprint', () => openAll(true));
  addEventListener('afterprint', () => openAll(false));
  // Parts that are not laid out yet have the heights they had, so that going back and reloading lead to the same place. Only this tab keeps them.
  const heightInside = (part) => {
    const { paddingTop, paddingBottom } = getComputedStyle(part);
    return part.clientHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom);
  };
  const keptHeights = `heights of ${location.pathname}`;
  // Opening the storage takes a moment of the first load, which has nothing to look for there.
  const [{ type } = {}] = performance.getEntriesByType('navigation');
  try {
    const kept = type === 'navigate' ? null : sessionStorage.getItem(keptHeights);
    if (kept) {
      const parts = all('section');
      for (const [at, height] of JSON.parse(kept).entries()) {
        if (parts[at]) parts[at].style.containIntrinsicBlockSize = `auto ${height}px`;
      }
    }
    addEventListener('pagehide', () => sessionStorage.setItem(keptHeights, JSON.stringify(all('section').map(heightInside))));
  } catch {
    // A browser that keeps nothing shows the page from where it can.
  }
  // An image that there is none of leaves no frame.
  const hideFrame = (image) => {
    const frame = image.closest('figure');
    if (frame) frame.hidden = true;
  };
  document.addEventListener('error', ({ target }) => hideFrame(target), true);
  addEventListener('load', () => {
    for (const image of all('figure img')) if (image.complete && image.naturalWidth === 0) hideFrame(image);
  });
  for (const button of all('button[hidden]')) button.hidden = false;
  document.addEventListener('click', async (event) => {
    const button = event.target.closest('button');
    if (button?.matches('[data-print]')) print();
    const source = button && document.getElementById(button.dataset.copy);
    if (!source) return;
    try {
      await navigator.clipboard.writeText(source.textContent);
      button.textContent = 'Copied';
    } catch {
      getSelection().selectAllChildren(source);
      button.textContent = 'Selected: copy it now';
    }
    setTimeout(() => {
      button.textContent = 'Copy';
    }, 2_000);
  });
})();
