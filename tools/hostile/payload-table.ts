import { markdownTable } from 'markdown-table';
import type { TextField, TextUse } from './hostile-answers.ts';
import { textFields } from './hostile-answers.ts';
import { payloads } from './payloads.ts';

/** The result of a payload in the exports of the product. */
export interface ExportResult {
  /** The class and name of the payload. */
  payload: string;
  /** The cell of a CSV file. */
  csv: string;
  /** The lines of an event of a calendar file. */
  calendar: string;
  /** The name of a saved file. */
  fileName: string;
  /** A text of the interface that contains the payload. */
  sentence: string;
}

const uses: Record<TextUse, string> = {
  text: 'payload in every row',
  word: 'payload in every third row',
  reference: 'unchanged',
};

/** Returns a text as a code span, with escapes for everything outside of ASCII, which a reader could misread. */
function shown(text: string): string {
  const escaped = JSON.stringify(text)
    .slice(1, -1)
    .replaceAll('\\"', '"')
    .replace(/[^ -~]/gu, (sign) => `\\u{${(sign.codePointAt(0) ?? 0).toString(16)}}`);
  const short = escaped.length > 70 ? `${escaped.slice(0, 70)}...` : escaped;
  const cell = short.replaceAll('|', String.raw`\|`);
  if (!cell.includes('`')) return `\`${cell}\``;
  return /^`|`$/.test(cell) ? `\`\` ${cell} \`\`` : `\`\`${cell}\`\``;
}

/** Returns the page `docs/security/payloads.md`. */
export function payloadTable(results: readonly ExportResult[]): string {
  const texts = markdownTable([
    ['Class', 'Payload', 'Text', 'CSV', 'Calendar', 'File name', 'Sentence'],
    ...payloads.map(({ kind, name, text }) => {
      const result = results.find(({ payload }) => payload === `${kind} ${name}`);
      if (!result) throw new Error(`No result for ${kind} ${name}.`);
      const { csv, calendar, fileName, sentence } = result;
      return [kind, name, shown(text), csv, calendar, shown(fileName), sentence];
    }),
  ]);
  const fields = markdownTable([
    ['Call', ...Object.values(uses)],
    ...[...Map.groupBy(textFields(), ({ call }) => call)].map(([call, ofCall]) => [
      call,
      ...(Object.keys(uses) as TextUse[]).map((use) => pathsOf(ofCall, use)),
    ]),
  ]);
  return `# Hostile texts

Written by the tests in \`tools/hostile\`. \`hostile-texts.spec.ts\` shows the payloads on every screen of the production
build in a browser, at 390 and 1440 px, in dialogs and in refused calls. It requires:

- nothing is executed: no dialog, no new window, no call of the host in the payloads, no variable that a payload sets,
- no line in the console,
- no sideways scroll, no text and no box outside of its parent, no covered control.

## Payloads

Long texts are cut in this table. Results: "text" is the payload itself; "after '" is the payload with an apostrophe in front,
so that a spreadsheet does not compute it; "after U+200B" is the payload with this invisible character in front, so that it is not
converted to a number or a date; "escaped" is one line of a calendar file with escaped signs, folded at 75 bytes;
"unchanged" is a sentence of the interface that contains exactly the payload.

${texts}

## Fields

Every field of an answer that accepts any text. References connect rows, calls and the session, or are addresses: a changed one
would be a row that nothing refers to. They are tested separately.

${fields}
`;
}

function pathsOf(fields: readonly TextField[], use: TextUse): string {
  return fields
    .filter((field) => field.use === use)
    .map(({ path }) => `\`${path || 'the whole answer'}\``)
    .join(', ');
}
