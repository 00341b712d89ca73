// On a prerendered page: loads the app on the first interaction (where the page does not load it itself). Links work without it; a
// button pressed or a form submitted before the app is ready is kept from the page and repeated once when it is. A tab that is a page
// of its own opens at once.
(() => {
  const { app } = document.currentScript.dataset;
  const signs = ['pointerover', 'pointerdown', 'keydown', 'touchstart', 'focusin'];
  let again = null;
  function load() {
    for (const sign of signs) removeEventListener(sign, load);
    import(app);
  }
  function keepClick(event) {
    const button = event.target.closest('button:not([type="submit"])');
    if (!button) return;
    event.stopPropagation();
    const { tab } = button.dataset;
    if (tab) {
      const page = new URL(location.href);
      page.searchParams.set('tab', tab);
      location.replace(page);
    } else again = () => button.click();
  }
  function keepSubmit(event) {
    event.preventDefault();
    event.stopPropagation();
    again = () => event.target.requestSubmit();
  }
  if (app) for (const sign of signs) addEventListener(sign, load, { passive: true });
  document.addEventListener('click', keepClick, true);
  document.addEventListener('submit', keepSubmit, true);
  addEventListener(
    'app-ready',
    () => {
      document.removeEventListener('click', keepClick, true);
      document.removeEventListener('submit', keepSubmit, true);
      again?.();
    },
    { once: true },
  );
})();
