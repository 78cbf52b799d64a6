import type { Clock } from '../core/clock.ts';
import type { Transport } from '../core/transport.ts';
import { toWireDateTime } from '../core/wire.ts';
import { errorDetails, limitSize } from './error-details.ts';
import { postReportError } from './errors.wire.ts';

const limit = 10;
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
 * Reports at most 10 errors a minute, without secrets. The failure of a report is not reported.
 *
 * @requirement shell-52, shell-54
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
