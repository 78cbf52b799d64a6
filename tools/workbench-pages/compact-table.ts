import { markdownTable } from 'markdown-table';

/** Returns a Markdown table without alignment, because its cells are long. */
export function compactTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = [head, ...rows].map((row) =>
    row.map((cell) =>
      cell
        .replaceAll(/\s+/g, ' ')
        .replaceAll('|', String.raw`\|`)
        .trim(),
    ),
  );
  return markdownTable(cells, { alignDelimiters: false });
}
