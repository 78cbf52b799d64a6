/** What the build makes of a pattern: the files that it stands for, each fetched when it is called. */
interface ImportMeta {
  glob(pattern: string | readonly string[]): Record<string, () => Promise<{ default: object }>>;
}
