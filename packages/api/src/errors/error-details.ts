import { ContractError, HttpError } from '../core/errors.ts';

/** What may be told of an error to others: no password, no token, no `Authorization` header is in it. */
export interface ErrorDetails {
  message: string;
  /** How was called, for example `GET`, where it is known. */
  method?: string;
  url?: string;
  status?: number;
  statusText?: string;
  headers?: Record<string, string>;
  body?: string;
  stack?: string;
}

/** What is known of an error, without secrets. Decisions on `ReportError`. */
export function errorDetails(error: Error): ErrorDetails {
  const answer = error instanceof HttpError ? error : null;
  const { method, url } = callOf(error);
  const isOfPassword = typeof url === 'string' && passwordCalls.test(url.replace(/[?#].*/, ''));
  const mayRepeatPassword = isOfPassword && (answer !== null || error instanceof ContractError);
  const words = (text: string) =>
    mayRepeatPassword && error.message !== ''
      ? limitSize(text.replaceAll(error.message, '…'))
      : withoutSecrets(text);
  return {
    message: words(`${error.name}: ${error.message}`),
    ...(error.stack && { stack: words(error.stack) }),
    ...(typeof method === 'string' && { method }),
    ...(typeof url === 'string' && { url: withoutSecrets(url) }),
    ...(answer && {
      status: answer.status,
      statusText: limitSize(answer.statusText),
      headers: Object.fromEntries(
        Object.entries(answer.headers)
          .filter(([name]) => !secretHeader.test(name))
          .map(([name, value]) => [name, limitSize(value)]),
      ),
      ...(!mayRepeatPassword && { body: withoutSecrets(answer.body) }),
    }),
  };
}

/** These calls carry a password, and what answers them may repeat it in whatever form. */
const passwordCalls = /\/(Token|ChangePassword)$/;

/** The call that has failed, where it was one. */
function callOf(error: Error): { method?: unknown; url?: unknown } {
  if (!(error instanceof ContractError)) return error as { method?: unknown; url?: unknown };
  const [method, url] = error.endpoint.split(' ');
  return { method, url };
}

const secretHeader = /authorization|cookie|token/i;
/** Fields of JSON, also within a text of JSON, of a form, an address or markup. */
const secretField = /((?:token|password|ticket)\\*["']?\s*[:=>]\s*)(\\*"(?:\\.|[^"\\])*"?|[^\s&,}]+)/gi;
const bearer = /(bearer\s+)\S+/gi;

/** A text without secrets and within the size limit. It is cut first, so that a long text is not searched whole. */
function withoutSecrets(text: string): string {
  return limitSize(limitSize(text).replace(secretField, '$1"…"').replace(bearer, '$1…'));
}

/** How much of each text is kept, in bytes of UTF-8. */
const sizeLimit = 8192;

/** Cuts a text to 8 kB; a text that was cut ends with `…`. */
export function limitSize(text: string): string {
  const bytes = new Uint8Array(sizeLimit);
  const encoder = new TextEncoder();
  if (encoder.encodeInto(text, bytes).read === text.length) return text;
  const ellipsisBytes = 3;
  return `${text.slice(0, encoder.encodeInto(text, bytes.subarray(ellipsisBytes)).read)}…`;
}
