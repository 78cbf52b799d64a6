/** The headings of a guide, in this order. */
export const guideHeadings = ['When to use', 'When not to use', 'Do', "Don't", 'Accessibility'] as const;

/** A section of a guide. */
export interface GuideSection {
  heading: (typeof guideHeadings)[number];
  /** Its lines, with code between backticks and links to other guides. */
  lines: readonly string[];
}

/** A link of a guide: `[Link](../Link/Link.guide.md)`. */
const link = /\[(\w+)\]\(([^)]+)\)/g;

/**
 * Reads the guide beside a component.
 *
 * @param source the text of `X.guide.md`
 * @throws Error if the title, a heading or a line differs from the fixed shape
 */
export function readGuide(source: string, name: string): GuideSection[] {
  const [title = '', ...sections] = source.trim().split(/\n+## /);
  if (title !== `# ${name}`) throw new Error(`The guide of ${name} begins with "# ${name}".`);
  const headings = sections.map((section) => section.split('\n', 1)[0]);
  if (headings.join() !== guideHeadings.join())
    throw new Error(`The guide of ${name} has the headings ${guideHeadings.join(', ')}, in this order.`);
  const linesOf = (section = '') => section.split('\n').slice(1).filter(Boolean);
  const stray = sections.flatMap(linesOf).find((line) => !line.startsWith('- '));
  if (stray !== undefined)
    throw new Error(`The guide of ${name} has only list items in one line, not ${stray}`);
  return guideHeadings.map((heading, place) => ({
    heading,
    lines: linesOf(sections[place]).map((line) => line.slice(2)),
  }));
}

/** Returns the addresses that a line of a guide links to, with the names that it shows. */
export function linksOf(line: string): { name: string; address: string }[] {
  return [...line.matchAll(link)].map(([, name = '', address = '']) => ({ name, address }));
}

/** Replaces the addresses of the links of a line by those that a function returns for the names of the components. */
export function withLinks(line: string, addressOf: (name: string) => string): string {
  return line.replaceAll(link, (_, name: string) => `[${name}](${addressOf(name)})`);
}
