import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Finding, FixFirstItem } from '#contracts/finding.ts';
import { EvidenceSelection } from '../evidence/evidence-context.tsx';
import { FixList } from './fix-list.tsx';

const item: FixFirstItem = { id: 'x', category: 'seo', severity: 'low', title: 'X', pages: ['/'], effort: 'small', fix: 'Fix it.' };
const show = (grade?: 'A' | 'C') => {
  const graded = grade ? { grade, gradeSource: 'RFC 9309' } : {};
  const finding = {
    ...item,
    ...graded,
    page: '/',
    url: 'https://a.example/',
    why: '',
    source: '',
    evidence: { snippet: '', header: '', lookedIn: '' },
  } as unknown as Finding;
  render(
    <EvidenceSelection>
      <FixList items={[{ ...item, ...(grade ? { grade } : {}) }]} findings={[{ ...finding, id: 'other' }, finding]} pageCount={1} />
    </EvidenceSelection>,
  );
};

describe('FixList', () => {
  it('says how well a finding is established, and on what that rests', () => {
    show('A');
    expect(screen.getByText('evidence A').title).toContain('RFC 9309. Counts in the score.');
  });

  it('marks what is only common practice as information', () => {
    show('C');
    expect(screen.getByText('common practice').title).toContain('does not count');
  });

  it('says nothing of it in reports of older versions', () => {
    show();
    expect(screen.queryByText(/evidence|practice/)).toBeNull();
  });
});
