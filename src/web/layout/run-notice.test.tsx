import { MantineProvider } from '@mantine/core';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { usePageTitle } from '../ui/use-page-title.ts';
import { NotifyButton, useRunNotice } from './run-notice.tsx';

const shown: string[] = [];
const requestPermission = vi.fn(async () => {
  FakeNotification.permission = 'granted';
  return FakeNotification.permission;
});
class FakeNotification {
  static permission: NotificationPermission = 'default';
  static requestPermission = requestPermission;
  onclick: (() => void) | null = null;
  constructor(_title: string, { body }: { body: string }) {
    shown.push(body);
  }
  close() {}
}

let isHidden = false;
function look(at: 'here' | 'elsewhere') {
  isHidden = at === 'elsewhere';
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

beforeEach(() => {
  shown.length = 0;
  FakeNotification.permission = 'default';
  localStorage.clear();
  vi.stubGlobal('Notification', FakeNotification);
  vi.stubGlobal('isSecureContext', true);
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden });
});
afterEach(() => {
  look('here');
  vi.unstubAllGlobals();
  // What jsdom says itself.
  Reflect.deleteProperty(document, 'hidden');
});

function Screen({ isRunning }: { isRunning: boolean }) {
  usePageTitle('Analysis');
  useRunNotice(isRunning, 'The analysis of shop.example is done.');
  return <NotifyButton />;
}
const screenWhile = (isRunning: boolean) => (
  <MantineProvider env="test">
    <Screen isRunning={isRunning} />
  </MantineProvider>
);

describe('the end of something long', () => {
  it('is in the title of a tab out of sight, until it is looked at', () => {
    const { rerender } = render(screenWhile(true));
    look('elsewhere');
    rerender(screenWhile(false));
    expect(document.title).toBe('Done: Analysis · Sitebrief');
    look('here');
    expect(document.title).toBe('Analysis · Sitebrief');
    expect(shown).toEqual([]);
  });

  it('says nothing while the tab is in sight', () => {
    const { rerender } = render(screenWhile(true));
    rerender(screenWhile(false));
    expect(document.title).toBe('Analysis · Sitebrief');
  });

  it('is a notification after the person asked for one, and the browser is not asked before', async () => {
    const { rerender } = render(screenWhile(true));
    expect(requestPermission).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Notify me when it is done' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'You will be notified' })).toBeTruthy());
    look('elsewhere');
    rerender(screenWhile(false));
    expect(shown).toEqual(['The analysis of shop.example is done.']);
  });

  it('is no notification any more after it was turned off', async () => {
    const { rerender } = render(screenWhile(true));
    fireEvent.click(screen.getByRole('button', { name: 'Notify me when it is done' }));
    fireEvent.click(await screen.findByRole('button', { name: 'You will be notified' }));
    look('elsewhere');
    rerender(screenWhile(false));
    expect(shown).toEqual([]);
  });
});
