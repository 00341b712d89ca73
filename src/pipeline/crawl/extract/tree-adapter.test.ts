import { array, assert, constantFrom, property } from 'fast-check';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { describe, expect, it } from 'vitest';
import { type DomNode, isElement } from './dom.ts';
import { parseDocument } from './parse-document.ts';

type Flat = string | { tag: string; attrs: unknown; inside: Flat[] };

/** Texts that only a comment keeps apart are one. */
function joined(list: Flat[]): Flat[] {
  const out: Flat[] = [];
  for (const entry of list) {
    const last = out.at(-1);
    if (typeof entry === 'string' && typeof last === 'string') out[out.length - 1] = last + entry;
    else out.push(entry);
  }
  return out;
}

function flatOurs(first: DomNode | null): Flat[] {
  const list: Flat[] = [];
  let before: DomNode | null = null;
  for (let node = first; node !== null; node = node.next) {
    expect(node.previous).toBe(before);
    before = node;
    list.push(
      isElement(node)
        ? { tag: node.tag, attrs: node.attrs, inside: [...flatOurs(node.first), ...flatOurs(node.content?.first ?? null)] }
        : node.value,
    );
  }
  return joined(list);
}

function flatTheirs(nodes: DefaultTreeAdapterTypes.ChildNode[]): Flat[] {
  return joined(
    nodes.flatMap((node): Flat[] => {
      if ('value' in node) return [node.value];
      if (!('tagName' in node)) return [];
      const content = 'content' in node ? flatTheirs((node as DefaultTreeAdapterTypes.Template).content.childNodes) : [];
      return [{ tag: node.tagName, attrs: node.attrs, inside: [...flatTheirs(node.childNodes), ...content] }];
    }),
  );
}

const PIECES =
  'word|<!-- c -->|<p>|</p>|<a href=/x>|</a>|<b>|</b>|<i class=c>|</i>|<div id=d>|</div>|<table>|</table>|<tr>|<td>|</td>|<select>|<option>|</select>|<template>|</template>|<svg>|<path/>|</svg>|<ul><li>|</ul>|<h1>|</h1>|<form>|</form>|<body class=x>|<html lang=en>|<br>|<hr>|<button>|</button>|<nobr>|<font>'.split(
    '|',
  );

describe('treeAdapter', () => {
  it.each([
    ['<!doctype html><p>one<!-- c -->two<b>three<p>four</b>five'],
    ['<table>a<tr>b<td>c</table>d<table><b>e<tr><td>f</b>g'],
    ['<a>1<div>2<a>3</a>4</div>5</a>'],
    ['<template><p>in</p><tr><td>cell</template>out'],
    ['<html lang=en><body id=b><html class=c><body title=t>'],
  ])('builds the tree that parse5 builds from %s', (html) => {
    const { document } = parseDocument(html);
    expect(flatOurs(document.first)).toEqual(flatTheirs(parse(html, { scriptingEnabled: false }).childNodes));
    expect(document.doctype).toBe(html.startsWith('<!doctype'));
  });

  it('builds the same tree from anything', () => {
    assert(
      property(array(constantFrom(...PIECES), { maxLength: 30 }), (pieces) => {
        const html = pieces.join('');
        expect(flatOurs(parseDocument(html).document.first)).toEqual(flatTheirs(parse(html, { scriptingEnabled: false }).childNodes));
      }),
      { numRuns: 800, seed: 7 },
    );
  });
});
