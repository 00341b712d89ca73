import type { Page } from '#contracts/page.ts';
import { defineAudit } from '../define-audit.ts';
import { isReadWhole, missingFromBody, visible } from '../evidence.ts';
import { schemeOf } from '../url-parts.ts';

const SELLING_TYPES = new Set(['home', 'services', 'service', 'products', 'product', 'pricing', 'booking', 'donate']);

export const missingCallToAction = defineAudit('ux/missing-call-to-action', {
  applies: (page) => SELLING_TYPES.has(page.type) && isReadWhole(page),
  check: (page) => (hasNextStep(page) ? null : missingFromBody(page, 'call to action, form, phone or mail link')),
});

const CONTACTS = new Set(['tel', 'mailto', 'sms']);

function hasNextStep(page: Page): boolean {
  return (
    visible(page.callsToAction).length > 0 ||
    page.forms.some((form) => !form.hidden && form.purpose !== 'search') ||
    visible(page.links).some((link) => CONTACTS.has(schemeOf(link.rawHref)) || (link.buttonLike && link.region === 'main'))
  );
}
