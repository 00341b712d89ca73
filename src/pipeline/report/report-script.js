// On a report: arrow keys go through the statements, Escape closes the evidence, buttons print and copy. The page works without it.
(() => {
  const claims = [...document.querySelectorAll('details.claim')];
  const open = () => claims.find((claim) => claim.open);
  document.addEventListener('keydown', (event) => {
    const at = claims.indexOf(document.activeElement?.closest('details.claim'));
    if (event.key === 'Escape') open()?.removeAttribute('open');
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const next = step && at >= 0 ? claims[at + step] : undefined;
    if (!next) return;
    event.preventDefault();
    if (claims[at].open) next.open = true;
    next.querySelector('summary').focus();
  });
  // On paper every statement shows its evidence, also where styles alone cannot open it.
  const folded = [...document.querySelectorAll('details.passed')];
  addEventListener('beforeprint', () => {
    for (const list of folded) list.open = true;
    for (const claim of claims) {
      claim.removeAttribute('name');
      claim.open = true;
    }
  });
  addEventListener('afterprint', () => {
    for (const list of folded) list.open = false;
    for (const claim of claims) {
      claim.open = false;
      claim.setAttribute('name', 'evidence');
    }
  });
  // Parts that are not laid out yet have the heights they had, so that going back and reloading lead to the same place. Only this tab keeps them.
  const parts = [...document.querySelectorAll('section')];
  const heightInside = (part) => {
    const { paddingTop, paddingBottom } = getComputedStyle(part);
    return part.clientHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom);
  };
  const keptHeights = `heights of ${location.pathname}`;
  // Opening the storage takes a moment of the first load, which has nothing to look for there.
  const [{ type } = {}] = performance.getEntriesByType('navigation');
  try {
    const kept = type === 'navigate' ? null : sessionStorage.getItem(keptHeights);
    for (const [at, height] of JSON.parse(kept ?? '[]').entries()) {
      if (parts[at]) parts[at].style.containIntrinsicBlockSize = `auto ${height}px`;
    }
    addEventListener('pagehide', () => sessionStorage.setItem(keptHeights, JSON.stringify(parts.map(heightInside))));
  } catch {
    // A browser that keeps nothing shows the page from where it can.
  }
  // An image that there is none of leaves no frame.
  for (const image of document.querySelectorAll('figure img')) {
    const hide = () => {
      image.closest('figure').hidden = true;
    };
    if (image.complete && image.naturalWidth === 0) hide();
    else image.addEventListener('error', hide);
  }
  for (const button of document.querySelectorAll('button[hidden]')) button.hidden = false;
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
