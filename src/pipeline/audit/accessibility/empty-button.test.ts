import { describe, expect, it } from 'vitest';
import { button, findingOf, findingsOf, testPage } from '#testing/audit-page.ts';
import { emptyButton } from './empty-button.ts';

describe('empty-button', () => {
  it('passes named and hidden buttons, and none', () => {
    expect(findingsOf(emptyButton, testPage({ buttons: [button('Menu'), button('', { hidden: true })] }))).toEqual([]);
    expect(findingsOf(emptyButton, testPage())).toEqual([]);
  });

  it('shows where they are', () => {
    const buttons = [button(' ', { selector: '#menu' }), button('', { selector: '#close' })];
    expect(findingOf(emptyButton, testPage({ buttons })).evidence).toMatchObject({ selector: '#menu', count: 2 });
  });
});
