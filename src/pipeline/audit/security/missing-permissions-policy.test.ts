import { describe, expect, it } from 'vitest';
import { findingOf, findingsOf, resource, testPage } from '#testing/audit-page.ts';
import { missingPermissionsPolicy } from './missing-permissions-policy.ts';

const resources = [resource('iframe', 'https://video.example/1')];

describe('missing-permissions-policy', () => {
  it('passes pages that send one, and pages without frames', () => {
    expect(findingsOf(missingPermissionsPolicy, testPage({ resources }))).toEqual([]);
    expect(findingsOf(missingPermissionsPolicy, testPage({ headers: {} }))).toEqual([]);
  });

  it('says where it looked', () => {
    expect(findingOf(missingPermissionsPolicy, testPage({ resources, headers: {} })).evidence).toMatchObject({
      header: 'permissions-policy',
      lookedIn: expect.stringContaining('response headers'),
    });
  });
});
