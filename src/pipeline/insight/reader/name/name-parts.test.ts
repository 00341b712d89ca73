import { describe, expect, it } from 'vitest';
import { canBeName, copyrightHolder, copyrightSubtitle, greetedName, hasLegalForm, nameKey, titleParts } from './name-parts.ts';

describe('hasLegalForm', () => {
  it.each([
    ['Muster GmbH', true],
    ['Muster GmbH & Co. KG', true],
    ['Freunde der Schule e.V.', true],
    ['Dupont S.A.R.L.', true],
    ['Harbour Cycles Ltd.', true],
    ['Limited', false],
    ['Harbour Cycles', false],
  ])('%s: %s', (name, is) => {
    expect(hasLegalForm(name)).toBe(is);
  });
});

describe('nameKey', () => {
  it.each([
    ['The Harbour Cycles Ltd', 'harbourcycles'],
    ['株式会社山田', '山田'],
    ['Weber & Söhne GmbH', 'weberandsohne'],
    ['Der', 'der'],
  ])('%s: %s', (name, key) => {
    expect(nameKey(name)).toBe(key);
  });
});

describe('canBeName', () => {
  it.each([
    ['Harbour Cycles', true],
    ['Startseite', false],
    ['Accueil', false],
    ['https://example.com', false],
    ['plumber plumber plumber', false],
    ['12 34', false],
    ['Language toggle button', false],
    ['The Button Factory', true],
  ])('%s: %s', (text, is) => {
    expect(canBeName(text)).toBe(is);
  });
});

describe('titleParts', () => {
  it.each([
    ['About | Muster - Bakery', ['About', 'Muster', 'Bakery']],
    ['山田｜会社概要', ['山田', '会社概要']],
    ['Well-made bread', ['Well-made bread']],
  ])('%s', (title, parts) => {
    expect(titleParts(title)).toEqual(parts);
  });
});

describe('greetedName', () => {
  it.each([
    ['Welcome to Muster!', 'Muster'],
    ['Willkommen bei der Bäckerei Huber', 'Bäckerei Huber'],
    ['Bienvenue chez Dupont - vélos', 'Dupont'],
    ['Our bread', ''],
  ])('%s: %s', (text, name) => {
    expect(greetedName(text)).toBe(name);
  });
});

describe('copyrightHolder', () => {
  it.each([
    ['© 2024 Muster GmbH. All rights reserved.', 'Muster GmbH'],
    ['Copyright 2019-2024 by Harbour Cycles | Imprint', 'Harbour Cycles'],
    ['(c) 2020 Freunde der Schule e.V.', 'Freunde der Schule e.V.'],
    ['© Dupont Tous droits réservés', 'Dupont'],
    ['All rights reserved by Harbour Cycles', 'Harbour Cycles'],
    ['Option (c) applies', ''],
    ['Bread and rolls', ''],
  ])('%s: %s', (text, holder) => {
    expect(copyrightHolder(text)).toBe(holder);
  });
});

describe('copyrightSubtitle', () => {
  it.each([
    ['© 2026 VBM - Verein für Buchkunst Muster', 'Verein für Buchkunst Muster'],
    ['© Harbour Cycles – Bike workshop. All rights reserved.', 'Bike workshop'],
    ['© 2024 Muster GmbH', ''],
    ['© 2019-2024 Muster - All rights reserved', ''],
    ['© Muster | Website - made by Studio Beispiel', ''],
    ['Bread - and rolls', ''],
  ])('%s: %s', (text, subtitle) => {
    expect(copyrightSubtitle(text)).toBe(subtitle);
  });
});
