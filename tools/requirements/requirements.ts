/** A requirement of the product, as a page in `docs/requirements` states it. */
export interface Requirement {
  /** The page and a number, for example `approvals-12`. */
  id: string;
  text: string;
}

/** A place that cites a requirement. */
export interface Citation {
  id: string;
  /** `test`: a unit test, a story or a journey shows it. `doc`: a doc comment refers to it. */
  kind: 'test' | 'doc';
}

const id = String.raw`[a-z]+(?:-[a-z]+)*-\d+`;
const statement = new RegExp(String.raw`^- \`(${id})\` (.+(?:\n {2}.+)*)`, 'gm');
const tags = /\btags?: \[([^\]]*)\]/g;
const docTag = new RegExp(String.raw`@requirement ((?:${id})(?:, (?:${id}))*)`, 'g');
const isId = new RegExp(`^${id}$`);

/** Returns the requirements that a page states: list items that begin with an id in backquotes. */
export function statedRequirements(page: string): Requirement[] {
  return [...page.matchAll(statement)].map(([, found = '', text = '']) => ({
    id: found,
    text: text.replaceAll(/\s+/g, ' '),
  }));
}

/** Returns the citations of a source: `tags: ['approvals-12']` of tests, stories and journeys, `@requirement` of doc comments. */
export function citations(source: string): Citation[] {
  const tagged = [...source.matchAll(tags)]
    .flatMap(([, list = '']) => [...list.matchAll(/['"]@?([^'"]+)['"]/g)])
    .map(([, word = '']) => word)
    .filter((word) => isId.test(word));
  const documented = [...source.matchAll(docTag)].flatMap(([, list = '']) => list.split(', '));
  return [
    ...tagged.map((found) => ({ id: found, kind: 'test' as const })),
    ...documented.map((found) => ({ id: found, kind: 'doc' as const })),
  ];
}
