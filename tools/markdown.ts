import { readFile, writeFile } from 'node:fs/promises';
import { markdownTable as tableOf } from 'markdown-table';

/** A column of a table; figures are aligned to the right. */
export interface Column {
  title: string;
  isFigure?: boolean;
}

/** Returns a Markdown table, aligned like the formatter does. */
export function markdownTable(columns: readonly Column[], rows: readonly (readonly string[])[]): string {
  return tableOf([columns.map(({ title }) => title), ...rows], {
    align: columns.map(({ isFigure }) => (isFigure ? 'right' : null)),
  });
}

/**
 * Replaces the text of a file between `<!-- name: begin -->` and `<!-- name: end -->`.
 *
 * @throws Error if the file has no such marks
 */
export async function replaceMarkedSection(file: string, name: string, text: string): Promise<void> {
  const begin = `<!-- ${name}: begin -->`;
  const end = `<!-- ${name}: end -->`;
  const content = await readFile(file, 'utf8');
  const [before, rest] = content.split(begin);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined)
    throw new Error(`${file} needs the lines ${begin} and ${end}.`);
  await writeFile(file, `${before}${begin}\n\n${text}\n\n${end}${after}`);
}
