import type { Clock } from '../core/clock.ts';
import type { Transport } from '../core/transport.ts';
import { toWireDateTime } from '../core/wire.ts';
import { errorDetails, limitSize } from './error-details.ts';
import { postReportError } from './errors.wire.ts';

const limit = 10;
const limitMs = 60_000;

/** What a reporter of errors is made of. */
export interface ErrorReporterOptions {
  clock: Clock;
  /** The address in use, without its query. */
  route(): string;
  version: string;
  userAgent: string;
}

/** Hands failures to the error service. */
export interface ErrorReporter {
  /**
   * Reports a failure once, however often it is handed over. Never throws.
   *
   * @param error what has failed
   * @param transport carries the report, for whoever was signed in then
   */
  report(error: Error, transport: Transport): void;
}

/**
 * Reports at most 10 failures a minute, without secrets. A failure of the report itself is not reported.
 * Specification 000 section 8, decisions on `ReportError`.
 */
export function createErrorReporter(options: ErrorReporterOptions): ErrorReporter {
  const { clock } = options;
  const reported = new WeakSet<Error>();
  let sentAt: number[] = [];

  return {
    report(error, transport) {
      if (reported.has(error)) return;
      reported.add(error);
      const now = clock.epochMs();
      sentAt = sentAt.filter((time) => now - time < limitMs);
      if (sentAt.length >= limit) return;
      sentAt.push(now);
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
