import { globSync } from 'node:fs';

/** The documents that people read, as paths from the root of the repository. */
export const documents: readonly string[] = globSync([
  '*.md',
  'docs/**/*.md',
  '{packages/*,bench}/*.md',
  '.github/**/*.md',
  '.storybook/docs/*.mdx',
]).map((path) => path.replaceAll('\\', '/'));

const block = /^[ \t]*```(\w*)[^\n]*\n(.*?)^[ \t]*```/gms;

/** Returns the code blocks in these languages. */
export function codeBlocks(text: string, languages: readonly string[]): string[] {
  return [...text.matchAll(block)]
    .filter(([, language = '']) => languages.includes(language))
    .map(([, , code = '']) => code);
}

/** Returns the lines of all code blocks in these languages, without their indentation. */
export function codeLines(text: string, languages: readonly string[]): string[] {
  return codeBlocks(text, languages).flatMap((code) => code.split('\n').map((line) => line.trim()));
}

/** Returns the texts in backticks outside of code blocks. */
export function inlineCode(text: string): string[] {
  return [...text.replaceAll(block, '').matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code.trim());
}

/** A link of a document. */
export interface DocumentLink {
  /** The relative path; empty for the document itself. */
  path: string;
  /** The part behind `#`; empty for none. */
  anchor: string;
}

/** Returns the relative links and pictures of a document. */
export function relativeLinks(text: string): DocumentLink[] {
  const prose = text.replaceAll(block, '').replaceAll(/`[^`\n]*`/g, '');
  return [...prose.matchAll(/\]\(([^)\s]+)\)|\bsrc="([^"]+)"/g)]
    .map(([, link, image]) => link ?? image ?? '')
    .filter((address) => !/^([a-z]+:|\?)/.test(address))
    .map((address) => {
      const [path = '', anchor = ''] = address.split('#');
      return { path, anchor };
    });
}

/** Returns the anchors that GitHub gives the headings of a document. */
export function anchorsOf(text: string): Set<string> {
  const anchors = new Set<string>();
  const headings = text.replaceAll(block, '').matchAll(/^#{1,6} +(.+?) *#*$/gm);
  for (const [, heading = ''] of headings) {
    const slug = slugOf(heading);
    let anchor = slug;
    for (let count = 1; anchors.has(anchor); count += 1) anchor = `${slug}-${count}`;
    anchors.add(anchor);
  }
  return anchors;
}

function slugOf(heading: string): string {
  return heading
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}_\- ]/gu, '')
    .replaceAll(' ', '-');
}
