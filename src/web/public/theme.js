// Runs before the first paint: sets the color scheme chosen earlier, else that of the system, and follows the system after that.
(() => {
  const system = matchMedia('(prefers-color-scheme: dark)');
  function paint() {
    let chosen = null;
    try {
      chosen = localStorage.getItem('mantine-color-scheme-value');
    } catch {
      // Storage is closed to us: follow the system.
    }
    const dark = chosen === 'dark' || (chosen !== 'light' && system.matches);
    document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');
  }
  paint();
  system.addEventListener('change', paint);
  // The schema library must not try `new Function`, which the content security policy forbids.
  globalThis.__zod_globalConfig = { jitless: true };
})();
