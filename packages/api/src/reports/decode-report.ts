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
/** Characters that are decoded at once, a multiple of four. A phone needs a few milliseconds for them. */
const sliceLength = 2 ** 18;

/**
 * Decodes a PDF from a text in base64. Between the parts of a long text the page can answer to input.
 *
 * @param signal ends the decoding
 * @throws UnreadableReportError if the text contains no PDF
 * @throws the reason of the signal after it aborts
 * @requirement reports-22, reports-25
 */
export async function decodeReport(text: string, signal?: AbortSignal): Promise<Uint8Array<ArrayBuffer>> {
  if (emptyResponses.includes(text.trim())) throw new UnreadableReportError('empty');
  const pdf = new Uint8Array(Math.ceil((text.length * 3) / 4));
  let length = 0;
  let rest = '';
  for (let at = 0; at < text.length; at += sliceLength) {
    if (at > 0) await new Promise((resolve) => setTimeout(resolve, 0));
    signal?.throwIfAborted();
    const isLast = at + sliceLength >= text.length;
    // Line breaks are no part of the text, so that a slice may end within four characters that belong together.
    const slice = rest + text.slice(at, at + sliceLength).replace(/\s+/g, '');
    const end = isLast ? slice.length : slice.length - (slice.length % 4);
    rest = slice.slice(end);
    const binary = decodeBase64(slice.slice(0, end));
    // Only the last characters are fewer than four.
    if (!isLast && binary.length < (end * 3) / 4) throw new UnreadableReportError('notBase64');
    if (at === 0 && !binary.slice(0, headWithin).includes('%PDF-')) throw new UnreadableReportError('notPdf');
    for (let index = 0; index < binary.length; index += 1) pdf[length++] = binary.charCodeAt(index);
  }
  return pdf.subarray(0, length);
}

function decodeBase64(text: string): string {
  try {
    return atob(text);
  } catch {
    throw new UnreadableReportError('notBase64');
  }
}
