import type { Clock } from '../core/clock.ts';
import type { Transport } from '../core/transport.ts';
import { toWireDateTime } from '../core/wire.ts';
import { errorDetails, limitSize } from './error-details.ts';
import { postReportError } from './errors.wire.ts';

const limit = 10;
/** How many reports of one text are sent in the time of the limit. */
const textLimit = 3;
const limitMs = 60_000;

/** Options of `createErrorReporter`. */
export interface ErrorReporterOptions {
  clock: Clock;
  /** Returns the path of the page, without its query. */
  route(): string;
  version: string;
  userAgent: string;
}

/** Reports errors to the error service. */
export interface ErrorReporter {
  /**
   * Reports an error. Reporting the same error again does nothing. Never throws.
   *
   * @param error the error to report
   * @param transport sends the report for the user who was signed in at the time
   */
  report(error: Error, transport: Transport): void;
}

/**
 * Reports at most 10 errors a minute, without secrets: at most 3 of the same text, and the last one only of a text that was not
 * reported before. The failure of a report is not reported.
 *
 * @requirement shell-52, shell-54
 */
export function createErrorReporter(options: ErrorReporterOptions): ErrorReporter {
  const { clock } = options;
  const reported = new WeakSet<Error>();
  const known = new Set<string>();
  let sent: { text: string; at: number }[] = [];

  return {
    report(error, transport) {
      if (reported.has(error)) return;
      reported.add(error);
      const now = clock.epochMs();
      sent = sent.filter(({ at }) => now - at < limitMs);
      const text = textOf(error);
      const count = known.has(text) ? limit - 1 : limit;
      if (sent.length >= count || sent.filter((one) => one.text === text).length >= textLimit) return;
      known.add(text);
      sent.push({ text, at: now });
      const { method: _, ...details } = errorDetails(error);
      const body = {
        ...details,
        route: limitSize(options.route()),
        version: options.version,
        userAgent: limitSize(options.userAgent),
        time: toWireDateTime(clock.localNow()),
      };
      void transport.call(postReportError, { body }, { keepalive: true }).catch(() => {});
    },
  };
}

/** Returns what errors of one kind have in common: their text without numbers. */
function textOf({ name, message }: Error): string {
  return `${name}: ${message}`.replaceAll(/\d+/g, '#');
}
