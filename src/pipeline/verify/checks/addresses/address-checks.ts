import type { VerificationStatus } from '#contracts/verification.ts';
import { isRed } from '#contracts/verification.ts';
import type { Comparison } from '../../compare/comparison.ts';
import type { AddressVerdict, JudgedAddress } from '../../compare/judge-address.ts';
import { type Check, type Draft, defineCheck, type FixValue } from '../../define-check.ts';
import { pageContent } from '../../plan/page-content.ts';

type Rule = Omit<Check, 'area' | 'check'> & {
  /** What this check reports, with the status and the sentence for it. */
  reports: Partial<
    Record<
      AddressVerdict,
      {
        status: VerificationStatus | ((address: JudgedAddress, comparison: Comparison) => VerificationStatus);
        say: (address: JudgedAddress, comparison: Comparison) => string;
      }
    >
  >;
};

/** Where a visitor of an address ends up, for people. */
const endOf = ({ probe }: JudgedAddress, { map }: Comparison) => (probe && probe.url !== '' ? map.toOld(probe.url) : '');

const redirectValues = (from: string, to: string): FixValue[] => [
  { label: 'Redirect from', text: from, as: 'url' },
  { label: 'To', text: to, as: 'url' },
];

/** What a builder needs: the redirect, or the page itself. */
function fixOf(address: JudgedAddress, comparison: Comparison): FixValue[] {
  const { path, to, kind, verdict } = address;
  if (kind === 'move') return redirectValues(path, to);
  if (verdict === 'temporary' || verdict === 'chain') return redirectValues(path, endOf(address, comparison));
  return pageContent(comparison, path);
}

/** Declares a check that reports some of the verdicts on addresses. */
export function defineAddressCheck({ reports, ...declaration }: Rule): Check {
  return defineCheck({
    ...declaration,
    area: 'addresses',
    check: (comparison) =>
      comparison.addresses.flatMap((address): Draft[] => {
        const report = reports[address.verdict];
        if (!report) return [];
        const { path, to, kind, probe } = address;
        const hops = probe?.hops.map(({ status }) => status) ?? [];
        const found = [...hops, probe?.status ?? ''].join(', ');
        const status = typeof report.status === 'function' ? report.status(address, comparison) : report.status;
        return [
          {
            ...{ status, page: path, element: 'address', why: report.say(address, comparison) },
            ...(isRed({ status }) ? { fix: fixOf(address, comparison) } : {}),
            old: kind === 'move' ? `${path} → ${to}` : path,
            new: [endOf(address, comparison), found === '' ? '' : `(${found})`].filter(Boolean).join(' '),
          },
        ];
      }),
  });
}
