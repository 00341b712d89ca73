declare module 'html-encoding-sniffer' {
  /** Name of the encoding, for example `UTF-8`. */
  export default function sniffEncoding(
    bytes: Uint8Array,
    options?: { transportLayerEncodingLabel?: string; defaultEncoding?: string; maxPrescanBytes?: number },
  ): string;
}
