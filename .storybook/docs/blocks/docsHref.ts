/** The pages that other pages link to, by the title of the page. */
const pageIds = {
  rights: 'docs-rights--docs',
  contract: 'docs-contract-of-the-backend--docs',
} as const;

/** Returns the address of a page of documentation in the workbench. */
export function pageHref(page: keyof typeof pageIds, anchor: string): string {
  return `./?path=/docs/${pageIds[page]}#${anchor}`;
}

/** Returns the address of the page of a component in the workbench, by the id of the page. */
export function componentHref(id: string): string {
  return `./?path=/docs/${id}`;
}

/** Returns the address of a story in the workbench. */
export function storyHref(id: string): string {
  return `./?path=/story/${id}`;
}

/** Returns the anchor in the address of the workbench; empty for none. A docs page is in a frame of the workbench. */
export function anchorOfPage(): string {
  try {
    return decodeURIComponent((window.parent ?? window).location.hash.slice(1));
  } catch {
    // The frame of another site.
    return '';
  }
}
