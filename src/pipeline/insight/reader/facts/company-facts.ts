import type { TextBlock } from '#contracts/page.ts';
import type { PageReading } from '../../reading.ts';

/** Labels of a table or list of company facts, as they open a row or stand before its value. */
const LABELS = {
  name: /^(?:会社名|商号|社名|法人名|屋号|店舗?名|団体名|名称|company name|legal name|firmenname|firma|raison sociale|dénomination sociale|razón social|denominación social)(?![\p{L}])\s*[:：]?\s*/iu,
  business: /^(?:事業内容|営業品目|取扱品目|取扱商品|取扱業務|主な業務|主要事業|主な事業|サービス内容)\s*[:：]?\s*/u,
} as const;

/** Longest value of a fact; more is running text. */
const MAX_LENGTH = 300;

type CompanyFact = { value: string; block: TextBlock };

/** The values of a fact in a page's tables and lists: "会社名 株式会社山田" in one row, or the label in one block and the value in the next. */
export function companyFacts({ content }: PageReading, fact: keyof typeof LABELS): CompanyFact[] {
  const found: CompanyFact[] = [];
  for (const [at, block] of content.entries()) {
    const label = LABELS[fact].exec(block.text)?.[0];
    if (label === undefined || block.text.length > MAX_LENGTH) continue;
    const next = content[at + 1];
    const inRow = /^(tr|li|p|div|dl|td)$/.test(block.tag) ? block.text.slice(label.length).trim() : '';
    if (inRow !== '') found.push({ value: inRow, block });
    else if (block.text.length === label.trimEnd().length && next && next.text.length <= MAX_LENGTH)
      found.push({ value: next.text, block: next });
  }
  return found;
}
