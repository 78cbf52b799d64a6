/** Returns a media query of the window; null where there is none: on a server, and in the document of a test (jsdom). */
export function mediaQuery(query: string): MediaQueryList | null {
  return typeof matchMedia === 'undefined' ? null : matchMedia(query);
}

/** Whether the window matches a media query, for example `(width < 640px)`. Without a window none matches. */
export function matchesMedia(query: string): boolean {
  return mediaQuery(query)?.matches ?? false;
}
