import { describe, expect, it } from 'vitest';
import { testPage } from '#testing/audit-page.ts';
import { sharedFaults } from './shared-faults.ts';

describe('sharedFaults', () => {
  it('names ten of the other pages to each page and counts all', () => {
    const group = Array.from({ length: 30 }, (_, index) => testPage({ url: `https://example.com/${index}` }));
    const faults = sharedFaults(group, (page) => page.path, 'h1');
    expect(faults).toHaveLength(30);
    expect(faults[3]).toMatchObject({ snippet: '/3', selector: 'h1', count: 30 });
    for (const fault of faults) expect(fault.more?.slice(0, 10)).not.toContain(fault.page.path);
    expect(faults[3]?.more).toHaveLength(10);
  });
});
