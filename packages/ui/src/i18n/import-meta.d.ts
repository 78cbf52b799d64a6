/** Vite replaces `glob` by the matching files, each with a function that fetches it. */
interface ImportMeta {
  glob(pattern: string | readonly string[]): Record<string, () => Promise<{ default: object }>>;
}
