// On a prerendered page: loads the app with the first sign of a visitor. Links work without it; a button pressed or a form
// sent before the app is there is kept and done again when it is.
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
    if (button) again = () => button.click();
  }
  function keepSubmit(event) {
    event.preventDefault();
    again = () => event.target.requestSubmit();
  }
  for (const sign of signs) addEventListener(sign, load, { passive: true });
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
