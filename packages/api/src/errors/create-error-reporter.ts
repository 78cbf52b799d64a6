import type * as v from 'valibot';
import type { Clock } from '../core/clock.ts';
import { HttpError } from '../core/errors.ts';
import type { Transport } from '../core/transport.ts';
import { toWireDateTime } from '../core/wire.ts';
import type { errorReportSchema } from './errors.wire.ts';
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
      const body = {
        ...toReport(error),
        route: options.route(),
        version: options.version,
        userAgent: options.userAgent,
        time: toWireDateTime(clock.localNow()),
      };
      void transport.call(postReportError, { body }).catch(() => {});
    },
  };
}

type Report = v.InferInput<typeof errorReportSchema>;

/** These calls carry a password, and what answers them may repeat it in whatever form. */
const passwordCalls = /\/(Token|ChangePassword)$/;

function toReport(error: Error): Omit<Report, 'route' | 'version' | 'userAgent' | 'time'> {
  const mayRepeatPassword = error instanceof HttpError && passwordCalls.test(error.url.replace(/[?#].*/, ''));
  const words = (text: string) =>
    mayRepeatPassword && error.message !== '' ? text.replaceAll(error.message, '…') : withoutSecrets(text);
  return {
    message: words(`${error.name}: ${error.message}`),
    ...(error.stack && { stack: words(error.stack) }),
    ...('url' in error && typeof error.url === 'string' && { url: withoutSecrets(error.url) }),
    ...(error instanceof HttpError && {
      status: error.status,
      statusText: error.statusText,
      headers: Object.fromEntries(Object.entries(error.headers).filter(([name]) => !secretHeader.test(name))),
      ...(!mayRepeatPassword && { body: withoutSecrets(error.body) }),
    }),
  };
}

const secretHeader = /authorization|cookie|token/i;
/** Fields of JSON, also within a text of JSON, of a form, an address or markup. */
const secretField =
  /((?:access_token|refresh_token|password|ticket)\\*["']?\s*[:=>]\s*)(\\*"(?:\\.|[^"\\])*"?|[^\s&,}]+)/gi;
const bearer = /(bearer\s+)\S+/gi;

function withoutSecrets(text: string): string {
  return text.replace(secretField, '$1"…"').replace(bearer, '$1…');
}
