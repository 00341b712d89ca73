import { describe, expect, it } from 'vitest';
import { detectPageType, findLocale, isListing } from './page-type.ts';

const at = (path: string) => `https://shop.example${path}`;

describe('detectPageType', () => {
  it.each([
    ['/', 'home'],
    ['/en/', 'home'],
    ['/about', 'about'],
    ['/about-us.html', 'about'],
    ['/ueber-uns', 'about'],
    ['/über-uns', 'about'],
    ['/qui-sommes-nous', 'about'],
    ['/de/kontakt/', 'contact'],
    ['/contacto/index.html', 'contact'],
    ['/leistungen', 'services'],
    ['/services', 'services'],
    ['/our-services', 'services'],
    ['/services/consulting', 'service'],
    ['/services/consulting/audits', 'service'],
    ['/service/web-design', 'service'],
    ['/services/pricing', 'pricing'],
    ['/products', 'products'],
    ['/products/red-shoes', 'product'],
    ['/menu', 'products'],
    ['/om-oss', 'about'],
    ['/o-nas', 'about'],
    ['/despre-noi.html', 'about'],
    ['/hizmetlerimiz', 'services'],
    ['/tjenester', 'services'],
    ['/yhteystiedot', 'contact'],
    ['/cennik', 'pricing'],
    ['/tarifs', 'pricing'],
    ['/plans-and-pricing', 'pricing'],
    ['/terms-of-service', 'legal'],
    ['/privacy', 'legal'],
    ['/impressum', 'legal'],
    ['/blog', 'blog'],
    ['/blog/page/2', 'blog'],
    ['/tag/shoes', 'blog'],
    ['/blog/why-our-prices-are-fair', 'article'],
    ['/news/2026-02-opening', 'article'],
    ['/2026/05/how-to-contact-a-plumber', 'article'],
    ['/how-to-find-a-good-plumber', 'other'],
    ['/team', 'team'],
    ['/faq', 'faq'],
    ['/careers', 'careers'],
    ['/book-now', 'booking'],
    ['/donate', 'donate'],
    ['/login', 'login'],
    ['/cart', 'cart'],
    ['/us-vs-them', 'comparison'],
    ['/portfolio', 'case-studies'],
    ['/gallery', 'gallery'],
    ['/testimonials', 'testimonials'],
    ['/docs/install', 'docs'],
    ['/xyz', 'other'],
    ['/about.php5', 'about'],
    ['/de/index.php', 'home'],
    ['/--about--us--', 'about'],
  ])('%s is %s', (path, type) => {
    expect(detectPageType(at(path))).toBe(type);
  });

  it.each([
    ['/p12', 'Contact us', 'contact'],
    ['/p12', 'Preise', 'pricing'],
    ['/p12', 'The Academy Tuition Policy', 'pricing'],
    ['/fees-and-policies', '', 'pricing'],
    ['/p12', 'Privacy policy and fees', 'legal'],
    ['/p12', 'House policies', 'legal'],
    ['/p12', 'お問い合わせ', 'contact'],
    ['/p12', '会社概要', 'about'],
    ['/p12', 'Our team | The Shop', 'team'],
    ['/?page_id=7', 'About us', 'about'],
    ['/p12', 'Ten things you should know about prices and services', 'other'],
    ['/about', 'Contact', 'about'],
  ])('%s, called "%s", is %s', (path, label, type) => {
    expect(detectPageType(at(path), label)).toBe(type);
  });
});

describe('findLocale', () => {
  it.each([
    ['/de/kontakt', 'de'],
    ['/en-GB/', 'en-gb'],
    ['/about', ''],
    ['/my/account', ''],
  ])('of %s is "%s"', (path, locale) => {
    expect(findLocale(at(path))).toBe(locale);
  });
});

describe('isListing', () => {
  it.each([
    ['/blog/page/2', true],
    ['/?page=3', true],
    ['/author/me', true],
    ['/?PAGE=3', true],
    ['/shop?color=red&offset=20', true],
    ['/?page=about', false],
    ['/?page=', false],
    ['/pages/about', false],
    ['/?page_id=3', false],
  ])('%s: %s', (path, listing) => {
    expect(isListing(at(path))).toBe(listing);
  });
});
