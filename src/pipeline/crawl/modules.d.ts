declare module 'html-encoding-sniffer' {
  /** Name of the encoding, for example `UTF-8`. */
  export default function sniffEncoding(
    bytes: Uint8Array,
    options?: { transportLayerEncodingLabel?: string; defaultEncoding?: string; maxPrescanBytes?: number },
  ): string;
}

// @types/css-tree describes the whole package only; loading that costs several times as much as these parts.
declare module 'css-tree/tokenizer' {
  export { tokenize, tokenTypes } from 'css-tree';
}

declare module 'css-tree/utils' {
  export { ident } from 'css-tree';
}
