/** What is wrong with the answer to a report. */
export type ReportProblem = 'empty' | 'notBase64' | 'notPdf';

/** The server has answered a report with something that is no PDF. */
export class UnreadableReportError extends Error {
  override readonly name = 'UnreadableReportError';
  readonly problem: ReportProblem;

  constructor(problem: ReportProblem) {
    super(`The report is no PDF: ${problem}`);
    this.problem = problem;
  }
}

/** What a server answers that has made nothing. */
const noAnswers: readonly string[] = ['', 'null'];
/** A PDF begins with its version within the first kilobyte. */
const headWithin = 1024;

/**
 * Reads the PDF out of a text in base64.
 *
 * @throws UnreadableReportError the text holds none
 */
export function decodeReport(text: string): Uint8Array<ArrayBuffer> {
  const base64 = text.trim();
  if (noAnswers.includes(base64)) throw new UnreadableReportError('empty');
  const binary = decodeBase64(base64);
  if (!binary.slice(0, headWithin).includes('%PDF-')) throw new UnreadableReportError('notPdf');
  return Uint8Array.from(binary, (char) => char.charCodeAt(0));
}

function decodeBase64(text: string): string {
  try {
    return atob(text);
  } catch {
    throw new UnreadableReportError('notBase64');
  }
}
