/** Named colours (CSS Color 4, section 6.1). */
const NAMES = new Map(
  `aliceblue:f0f8ff antiquewhite:faebd7 aqua:00ffff aquamarine:7fffd4 azure:f0ffff beige:f5f5dc bisque:ffe4c4 black:000000
  blanchedalmond:ffebcd blue:0000ff blueviolet:8a2be2 brown:a52a2a burlywood:deb887 cadetblue:5f9ea0 chartreuse:7fff00
  chocolate:d2691e coral:ff7f50 cornflowerblue:6495ed cornsilk:fff8dc crimson:dc143c cyan:00ffff darkblue:00008b
  darkcyan:008b8b darkgoldenrod:b8860b darkgray:a9a9a9 darkgreen:006400 darkgrey:a9a9a9 darkkhaki:bdb76b darkmagenta:8b008b
  darkolivegreen:556b2f darkorange:ff8c00 darkorchid:9932cc darkred:8b0000 darksalmon:e9967a darkseagreen:8fbc8f
  darkslateblue:483d8b darkslategray:2f4f4f darkslategrey:2f4f4f darkturquoise:00ced1 darkviolet:9400d3 deeppink:ff1493
  deepskyblue:00bfff dimgray:696969 dimgrey:696969 dodgerblue:1e90ff firebrick:b22222 floralwhite:fffaf0 forestgreen:228b22
  fuchsia:ff00ff gainsboro:dcdcdc ghostwhite:f8f8ff gold:ffd700 goldenrod:daa520 gray:808080 green:008000 greenyellow:adff2f
  grey:808080 honeydew:f0fff0 hotpink:ff69b4 indianred:cd5c5c indigo:4b0082 ivory:fffff0 khaki:f0e68c lavender:e6e6fa
  lavenderblush:fff0f5 lawngreen:7cfc00 lemonchiffon:fffacd lightblue:add8e6 lightcoral:f08080 lightcyan:e0ffff
  lightgoldenrodyellow:fafad2 lightgray:d3d3d3 lightgreen:90ee90 lightgrey:d3d3d3 lightpink:ffb6c1 lightsalmon:ffa07a
  lightseagreen:20b2aa lightskyblue:87cefa lightslategray:778899 lightslategrey:778899 lightsteelblue:b0c4de lightyellow:ffffe0
  lime:00ff00 limegreen:32cd32 linen:faf0e6 magenta:ff00ff maroon:800000 mediumaquamarine:66cdaa mediumblue:0000cd
  mediumorchid:ba55d3 mediumpurple:9370db mediumseagreen:3cb371 mediumslateblue:7b68ee mediumspringgreen:00fa9a
  mediumturquoise:48d1cc mediumvioletred:c71585 midnightblue:191970 mintcream:f5fffa mistyrose:ffe4e1 moccasin:ffe4b5
  navajowhite:ffdead navy:000080 oldlace:fdf5e6 olive:808000 olivedrab:6b8e23 orange:ffa500 orangered:ff4500 orchid:da70d6
  palegoldenrod:eee8aa palegreen:98fb98 paleturquoise:afeeee palevioletred:db7093 papayawhip:ffefd5 peachpuff:ffdab9
  peru:cd853f pink:ffc0cb plum:dda0dd powderblue:b0e0e6 purple:800080 rebeccapurple:663399 red:ff0000 rosybrown:bc8f8f
  royalblue:4169e1 saddlebrown:8b4513 salmon:fa8072 sandybrown:f4a460 seagreen:2e8b57 seashell:fff5ee sienna:a0522d
  silver:c0c0c0 skyblue:87ceeb slateblue:6a5acd slategray:708090 slategrey:708090 snow:fffafa springgreen:00ff7f
  steelblue:4682b4 tan:d2b48c teal:008080 thistle:d8bfd8 tomato:ff6347 turquoise:40e0d0 violet:ee82ee wheat:f5deb3 white:ffffff
  whitesmoke:f5f5f5 yellow:ffff00 yellowgreen:9acd32`
    .split(/\s+/)
    .map((pair): [string, string] => [pair.slice(0, pair.indexOf(':')), `#${pair.slice(-6)}`]),
);
/** Below this opacity a colour is a tint or shadow of another. */
const MIN_ALPHA = 0.4;
/** Characters of a value that are searched, and colours taken from it. */
const MAX_VALUE = 2000;
const MAX_PER_VALUE = 32;
const COLOR = /#[\da-f]{3,8}(?![\w-])|(?<![\w-])(?:rgba?|hsla?|oklch)\([^()]*\)|(?<![\w.#-])[a-z]{3,20}(?![\w(-])/gi;

function toHex(channels: number[]): string {
  return `#${channels
    .map((channel) =>
      Math.round(Math.min(255, Math.max(0, channel)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

function fromHex(digits: string): string | null {
  if (digits.length === 3 || digits.length === 4) {
    const long = [...digits].map((digit) => digit + digit).join('');
    return fromHex(long);
  }
  if (digits.length === 8) return Number.parseInt(digits.slice(6), 16) / 255 < MIN_ALPHA ? null : `#${digits.slice(0, 6)}`;
  return digits.length === 6 ? `#${digits}` : null;
}

function fraction(text: string | undefined, whole: number): number {
  const value = Number.parseFloat(text ?? '');
  return text?.endsWith('%') ? (value / 100) * whole : value;
}

function degrees(text: string | undefined): number {
  const value = Number.parseFloat(text ?? '');
  return text?.endsWith('turn') ? value * 360 : text?.endsWith('rad') ? (value * 180) / Math.PI : value;
}

/** CSS Color 4, section 7: hue in degrees, saturation and lightness 0 to 1. */
function fromHsl(hue: number, saturation: number, lightness: number): number[] {
  const amplitude = saturation * Math.min(lightness, 1 - lightness);
  return [0, 8, 4].map((offset) => {
    const position = (((offset + hue / 30) % 12) + 12) % 12;
    return 255 * (lightness - amplitude * Math.max(-1, Math.min(position - 3, 9 - position, 1)));
  });
}

/** CSS Color 4, section 9.2: lightness 0 to 1, chroma, hue in degrees. */
function fromOklch(lightness: number, chroma: number, hue: number): number[] {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map((linear) => 255 * (linear <= 0.0031308 ? 12.92 * linear : 1.055 * Math.max(0, linear) ** (1 / 2.4) - 0.055));
}

function fromFunction(text: string): string | null {
  const name = text.slice(0, text.indexOf('(')).toLowerCase();
  const parts = text
    .slice(text.indexOf('(') + 1, -1)
    .split(/[\s,/]+/)
    .filter(Boolean);
  if (parts.length < 3) return null;
  if (parts[3] !== undefined && fraction(parts[3], 1) < MIN_ALPHA) return null;
  const [first, second, third] = parts;
  const channels = name.startsWith('rgb')
    ? [first, second, third].map((part) => fraction(part, 255))
    : name === 'oklch'
      ? fromOklch(fraction(first, 1), fraction(second, 0.4), degrees(third))
      : fromHsl(degrees(first), Number.parseFloat(second ?? '') / 100, Number.parseFloat(third ?? '') / 100);
  return channels.every(Number.isFinite) ? toHex(channels) : null;
}

/** Colours in a CSS value as `#rrggbb`, in order, at most 32; nearly transparent ones are left out. */
export function findColors(value: string): string[] {
  const found: string[] = [];
  const plain = value.replace(/url\([^)]*(?:\)|$)|"[^"]*(?:"|$)|'[^']*(?:'|$)/gi, ' ').slice(0, MAX_VALUE);
  for (const [text] of plain.matchAll(COLOR)) {
    const lower = text.toLowerCase();
    const hex = lower.startsWith('#') ? fromHex(lower.slice(1)) : lower.endsWith(')') ? fromFunction(lower) : (NAMES.get(lower) ?? null);
    if (hex) found.push(hex);
    if (found.length === MAX_PER_VALUE) break;
  }
  return found;
}

/** Whether a colour is neither nearly grey nor nearly white or black. */
export function isVivid(hex: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const most = Math.max(red, green, blue);
  const least = Math.min(red, green, blue);
  const lightness = (most + least) / 2;
  const saturation = most === least ? 0 : (most - least) / (1 - Math.abs(2 * lightness - 1));
  return saturation > 0.25 && lightness > 0.12 && lightness < 0.9;
}
