import type { Plugin } from 'vite';

const quoted = /"[^"\n]*"|'[^'\n]*'/.source;
const gaps = new RegExp(String.raw`(${quoted})|(?:\s*/\*[^]*?\*/\s*|\s*\n\s*)+`, 'g');
const spaces = new RegExp(String.raw`(${quoted})|([{};,]) +| +(?=[{}])`, 'g');

/**
 * Removes comments, line breaks and unnecessary spaces from a piece of CSS. Quoted text is kept, and so are the spaces
 * between words of selectors and values.
 *
 * @param css the text between two placeholders of a template
 */
export function minifyStyle(css: string): string {
  return css
    .replace(gaps, (_, words?: string) => words ?? ' ')
    .replace(spaces, (_, words?: string, mark?: string) => words ?? mark ?? '');
}

interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

/**
 * Returns whether a template tag creates styles: `styled.div`, `styled(Button)`, `styled(Button).attrs(…)`, `css`,
 * `keyframes`.
 */
function makesStyles(tag: Node): boolean {
  if (tag.type === 'Identifier')
    return ['styled', 'css', 'keyframes', 'createGlobalStyle'].includes(tag['name'] as string);
  const inner = tag['object'] ?? tag['callee'];
  return Boolean(inner) && makesStyles(inner as Node);
}

/** Returns all pieces of text in the style templates of a program. */
function stylePieces(node: unknown, found: Node[] = []): Node[] {
  if (Array.isArray(node)) for (const one of node) stylePieces(one, found);
  else if (node && typeof node === 'object' && 'type' in node) {
    const { type, tag, quasi } = node as Node & { tag?: Node; quasi?: { quasis: Node[] } };
    if (type === 'TaggedTemplateExpression' && tag && quasi && makesStyles(tag)) found.push(...quasi.quasis);
    for (const value of Object.values(node)) stylePieces(value, found);
  }
  return found;
}

/**
 * A plugin that removes comments and line breaks from styles in template literals, which the minifier of scripts does
 * not change.
 */
export function minifyStyles(): Plugin {
  return {
    name: 'minify-styles',
    apply: 'build',
    enforce: 'post',
    transform(code, id) {
      if (!id.includes('/packages/ui/src/') && !id.includes('/packages/app/src/')) return null;
      if (!/\.tsx?$/.test(id) || !code.includes('styled-components')) return null;
      let smaller = code;
      const pieces = stylePieces(this.parse(code)).toSorted((one, other) => other.start - one.start);
      for (const { start, end } of pieces)
        smaller = smaller.slice(0, start) + minifyStyle(smaller.slice(start, end)) + smaller.slice(end);
      return { code: smaller, map: null };
    },
  };
}
