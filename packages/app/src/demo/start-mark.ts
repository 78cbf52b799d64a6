/**
 * How a page of the demo starts, as the fragment of its address: `reset` as on the first visit, `sign-in` signed in as the
 * person of the scenario.
 */
export type StartMark = 'reset' | 'sign-in';

const marks: readonly StartMark[] = ['reset', 'sign-in'];

/** Returns the mark in a fragment; null for none. */
export function startMarkIn(hash: string): StartMark | null {
  return marks.find((mark) => `#${mark}` === hash) ?? null;
}

/** Returns an address with a mark, or without one. */
export function withStartMark(href: string, mark: StartMark | null): string {
  const url = new URL(href);
  url.hash = mark ?? '';
  return url.href;
}
