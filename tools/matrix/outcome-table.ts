import { markdownTable } from 'markdown-table';

/** The outcome of a case of a matrix. */
export interface MatrixOutcome {
  /** The row of the table, for example the name of a fault. */
  row: string;
  outcome: string;
}

/** Returns a Markdown page with a table of outcomes: the number of cases by row and outcome. */
export function outcomeTable(title: string, text: string, outcomes: readonly MatrixOutcome[]): string {
  const columns = [...new Set(outcomes.map(({ outcome }) => outcome))].toSorted();
  const rows = [...Map.groupBy(outcomes, ({ row }) => row)].map(([row, cases]) => [
    row,
    ...columns.map((column) => {
      const count = cases.filter(({ outcome }) => outcome === column).length;
      return count === 0 ? '' : String(count);
    }),
  ]);
  const table = markdownTable([['Fault', ...columns], ...rows], { align: ['l', ...columns.map(() => 'r')] });
  return `# ${title}\n\n${text} Written by the tests in \`tools/matrix\`; ${outcomes.length} cases.\n\n${table}\n`;
}
