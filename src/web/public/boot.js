// On a prerendered page: loads the app on the first interaction (where the page does not load it itself). Links work without it. A button
// that is pressed or a form that is sent before the app is ready is kept from the page and repeated, once each and in their order, when it
// is ready; where the app fails to load or is too late, the browser sends the form itself. A tab that is a page of its own opens at once.
(() => {
  const { app } = document.currentScript.dataset;
  const signs = ['pointerover', 'pointerdown', 'keydown', 'touchstart', 'focusin'];
  const presses = ['mousedown', 'touchend'];
  const failures = ['error', 'unhandledrejection'];
  // Nobody looks longer at a form that does nothing.
  const LATEST_MS = 10_000;
  const kept = new Set();
  let latest = 0;
  let pressed = null;
  function load() {
    for (const sign of signs) removeEventListener(sign, load);
    import(app).catch(giveUp);
  }
  function keep(element) {
    kept.delete(element);
    kept.add(element);
    document.documentElement.dataset.waiting = '';
    if (element instanceof HTMLFormElement) latest ||= setTimeout(giveUp, LATEST_MS);
  }
  const buttonOf = ({ target }) => target.closest('button:not([type="submit"]), button[data-tab]');
  // Some buttons act on the press itself: it comes again with the click.
  function keepPress(event) {
    const button = buttonOf(event);
    if (!button) return;
    event.stopPropagation();
    pressed = button;
  }
  function press(button) {
    button.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }));
  }
  function keepClick(event) {
    pressed = null;
    const button = buttonOf(event);
    if (!button) return;
    event.stopPropagation();
    const { tab } = button.dataset;
    if (!tab) return keep(button);
    event.preventDefault();
    const page = new URL(location.href);
    page.searchParams.set('tab', tab);
    location.replace(page);
  }
  function keepSubmit(event) {
    event.preventDefault();
    event.stopPropagation();
    keep(event.target);
  }
  function stop() {
    clearTimeout(latest);
    delete document.documentElement.dataset.waiting;
    for (const type of presses) document.removeEventListener(type, keepPress, true);
    document.removeEventListener('click', keepClick, true);
    document.removeEventListener('submit', keepSubmit, true);
    removeEventListener('app-ready', repeat);
    for (const failure of failures) removeEventListener(failure, giveUpOnScripts, true);
  }
  function repeat() {
    stop();
    for (const element of kept) {
      if (element instanceof HTMLFormElement) element.requestSubmit();
      else {
        press(element);
        element.click();
      }
    }
    // Its click is still to come.
    if (pressed) press(pressed);
  }
  function giveUp() {
    stop();
    const form = [...kept].findLast((element) => element instanceof HTMLFormElement);
    if (form?.reportValidity()) form.submit();
  }
  function giveUpOnScripts({ type, target }) {
    if (type === 'unhandledrejection' || target instanceof HTMLScriptElement) giveUp();
  }
  if (app) for (const sign of signs) addEventListener(sign, load, { passive: true });
  for (const failure of failures) addEventListener(failure, giveUpOnScripts, true);
  for (const type of presses) document.addEventListener(type, keepPress, true);
  document.addEventListener('click', keepClick, true);
  document.addEventListener('submit', keepSubmit, true);
  addEventListener('app-ready', repeat, { once: true });
})();
