import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { FakeEventSource } from './fake-event-source.ts';
import { ONBOARDING_FLAG } from './layout/onboarding-gate.tsx';
import { resetSessionSettings } from './ui/session-settings.ts';
import { toast } from './ui/toast.ts';

// Browser APIs that jsdom lacks and the component library needs.
class NoResizeObserver implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
globalThis.ResizeObserver ??= NoResizeObserver;
window.matchMedia ??= (query: string) =>
  ({
    matches: false,
    media: query,
    onchange: null,
    addEventListener() {},
    removeEventListener() {},
    addListener() {},
    removeListener() {},
    dispatchEvent: () => false,
  }) satisfies MediaQueryList;
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });
window.scrollTo = () => {};
Element.prototype.scrollIntoView ??= () => {};

// Screens are loaded on demand: the first one of a file takes its time on a busy machine.
configure({ asyncUtilTimeout: 30_000 });

// Returning users have seen the introduction; its own tests clear the flag.
beforeEach(() => localStorage.setItem(ONBOARDING_FLAG, 'true'));

beforeEach(() => {
  FakeEventSource.last = null;
  vi.stubGlobal('EventSource', FakeEventSource);
});

// The next file gets the same window and modules (`isolate` in vitest.config.ts).
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  toast.close();
  sessionStorage.clear();
  localStorage.clear();
  resetSessionSettings();
  vi.unstubAllGlobals();
});
