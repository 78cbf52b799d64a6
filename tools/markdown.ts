import { readFile, writeFile } from 'node:fs/promises';

/** A column of a table: its title, and whether its cells are figures, which stand on the right. */
export interface Column {
  title: string;
  isFigure?: boolean;
}

/** A table as the formatter would leave it. */
export function markdownTable(columns: readonly Column[], rows: readonly (readonly string[])[]): string {
  const widths = columns.map(({ title }, index) =>
    Math.max(3, title.length, ...rows.map((row) => row[index]?.length ?? 0)),
  );
  const pad = (text: string, index: number) =>
    columns[index]?.isFigure ? text.padStart(widths[index] ?? 0) : text.padEnd(widths[index] ?? 0);
  const rule = columns.map(({ isFigure }, index) =>
    isFigure ? `${'-'.repeat((widths[index] ?? 0) - 1)}:` : '-'.repeat(widths[index] ?? 0),
  );
  const lines = [
    columns.map(({ title }, index) => pad(title, index)),
    rule,
    ...rows.map((row) => row.map(pad)),
  ];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/**
 * Replaces what stands in a file between `<!-- name: begin -->` and `<!-- name: end -->`.
 *
 * @throws Error where the file has no such marks
 */
export async function writeBetweenMarks(file: string, name: string, text: string): Promise<void> {
  const begin = `<!-- ${name}: begin -->`;
  const end = `<!-- ${name}: end -->`;
  const content = await readFile(file, 'utf8');
  const [before, rest] = content.split(begin);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined)
    throw new Error(`${file} needs the lines ${begin} and ${end}.`);
  await writeFile(file, `${before}${begin}\n\n${text}\n\n${end}${after}`);
}
