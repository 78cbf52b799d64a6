/** The problem of a response to a report. */
export type ReportProblem = 'empty' | 'notBase64' | 'notPdf';

/** Thrown if the response to a report is not a PDF. `problem` says why. */
export class UnreadableReportError extends Error {
  override readonly name = 'UnreadableReportError';
  readonly problem: ReportProblem;

  constructor(problem: ReportProblem) {
    super(`The report is no PDF: ${problem}`);
    this.problem = problem;
  }
}

/** Texts of a server that has made no report. */
const emptyResponses: readonly string[] = ['', 'null'];
/** A PDF has its version within the first kilobyte. */
const headWithin = 1024;

/**
 * Decodes a PDF from a text in base64.
 *
 * @throws UnreadableReportError if the text contains no PDF
 * @requirement reports-22, reports-25
 */
export function decodeReport(text: string): Uint8Array<ArrayBuffer> {
  const base64 = text.trim();
  if (emptyResponses.includes(base64)) throw new UnreadableReportError('empty');
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
