/** A requirement of the product, as a page in `docs/requirements` states it. */
export interface Requirement {
  /** The name of the page and a number, for example `approvals-12`. */
  id: string;
  text: string;
}

const statement = /^- `([a-z]+(?:-[a-z]+)*-\d+)` (.+(?:\n {2}.+)*)/gm;

/** Returns the requirements that a page states: list items that begin with an id in backquotes. */
export function statedRequirements(page: string): Requirement[] {
  return [...page.matchAll(statement)].map(([, id = '', text = '']) => ({
    id,
    text: text.replaceAll(/\s+/g, ' '),
  }));
}

/** Returns the area of a requirement: `approvals` of `approvals-12`. */
export function areaOf(id: string): string {
  return id.replace(/-\d+$/, '');
}
