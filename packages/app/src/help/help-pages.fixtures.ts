import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OwnLanguage } from '@selfservice/api/core/language';

/** The folder of the static help pages. */
export const helpFolder = join(import.meta.dirname, '../../help-pages');

/** An element of a help page. */
export interface HelpElement {
  tag: string;
  attributes: Readonly<Record<string, string>>;
  /** The text of the element and its descendants. */
  text: string;
  children: readonly HelpElement[];
}

const token =
  /<!doctype html>|<(?<end>\/)?(?<tag>[a-z]\w*)(?<attributes>[^>]*?)(?<void>\/)?>|(?<text>[^<]+)/gy;
const words: Record<string, string> = { amp: '&', lt: '<', gt: '>', nbsp: '\u00a0' };
const toText = (html: string) => html.replaceAll(/&(\w+);/g, (all, name: string) => words[name] ?? all);

/**
 * Reads a help page. Every element of it must be closed.
 *
 * @throws Error for an element that is not closed
 */
export function readHelpPage(language: OwnLanguage): HelpElement {
  const html = readFileSync(join(helpFolder, `${language}.html`), 'utf8');
  const root: Mutable = { tag: 'page', attributes: {}, text: '', children: [] };
  const open = [root];
  let end = 0;
  for (const { index, 0: all, groups = {} } of html.matchAll(token)) {
    if (index !== end) throw new Error(`${language}.html: no element at ${html.slice(end, end + 40)}`);
    end = index + all.length;
    if (groups['text']) for (const element of open) element.text += toText(groups['text']);
    else if (groups['end']) {
      const closed = open.pop();
      if (closed?.tag !== groups['tag'])
        throw new Error(`${language}.html: </${groups['tag']}> closes <${closed?.tag}>`);
    } else if (groups['tag']) {
      const element = {
        tag: groups['tag'],
        attributes: attributesOf(groups['attributes']),
        text: '',
        children: [],
      };
      open.at(-1)?.children.push(element);
      if (!groups['void']) open.push(element);
    }
  }
  if (end !== html.length || open.length > 1)
    throw new Error(`${language}.html ends inside <${open.at(-1)?.tag}>`);
  return root;
}

interface Mutable extends HelpElement {
  text: string;
  children: Mutable[];
}

function attributesOf(html = ''): Record<string, string> {
  const found = html.matchAll(/([\w-]+)(?:="([^"]*)")?/g);
  return Object.fromEntries([...found].map(([, name = '', value = '']) => [name, toText(value)]));
}

/** Returns all descendants of an element with one of the tags, in the order of the page. */
export function elementsOf(element: HelpElement, ...tags: readonly string[]): HelpElement[] {
  return element.children.flatMap((child) => [
    ...(tags.includes(child.tag) ? [child] : []),
    ...elementsOf(child, ...tags),
  ]);
}
