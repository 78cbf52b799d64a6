/** Returns the files whose texts people read: sources, documents, styles, English texts; not the list of phrases itself. */
export function checkedFiles(files: readonly string[]): string[] {
  return files.filter(
    (file) =>
      /\.(ts|tsx|md|mdx|css)$|locales\/en\.json$|help-pages\/en\.html$/.test(file) &&
      !file.startsWith('tools/wording/'),
  );
}
