import { defineAddressCheck } from './address-checks.ts';

export const pageGone = defineAddressCheck({
  id: 'page-gone',
  title: 'Every planned page is there',
  why: 'A page that is gone loses its visitors from search, links and bookmarks.',
  red: 'A planned page, or an old address that should redirect, answers that it does not exist.',
  reports: {
    here: { status: 'kept', say: () => 'The page is at its address.' },
    gone: {
      // An address that is dead today cannot be lost; the plan brings it back.
      status: ({ kind, path }, { brief }) =>
        kind === 'move' && !brief.site.pages.some((page) => page.path === path) ? 'not-fixed' : 'lost',
      say: ({ kind, to, probe }) =>
        kind === 'move'
          ? `This old address should redirect to ${to}; it answers ${probe?.status}.`
          : `This page belongs to the new site; its address answers ${probe?.status}.`,
    },
    dropped: { status: 'changed', say: () => 'The plan drops this page.' },
    unanswered: { status: 'unchecked', say: ({ probe }) => unanswered(probe) },
  },
});

function unanswered(probe: { status: number | null; problem: string } | undefined): string {
  if (probe === undefined) return 'There are more addresses than one check asks for.';
  return probe.problem || `The address answered ${probe.status}, so the page could not be looked at.`;
}
