import { ContractError, HttpError } from '../core/errors.ts';

/** The details of an error without passwords, tokens and `Authorization` headers. @requirement shell-53, errors-8 */
export interface ErrorDetails {
  message: string;
  /** The method of a failed call, for example `GET`. */
  method?: string;
  url?: string;
  status?: number;
  statusText?: string;
  headers?: Record<string, string>;
  body?: string;
  stack?: string;
}

/** Returns the details of an error, without secrets. */
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

/** Calls that send a password. Their responses may repeat it in any form. */
const passwordCalls = /\/(Token|ChangePassword)$/;

/** Returns method and address of a failed call. */
function callOf(error: Error): { method?: unknown; url?: unknown } {
  if (!(error instanceof ContractError)) return error as { method?: unknown; url?: unknown };
  const [method, url] = error.endpoint.split(' ');
  return { method, url };
}

const secretHeader = /authorization|cookie|token/i;
/** Secret fields of JSON (also nested in a JSON text), forms, addresses and markup. */
const secretField = /((?:token|password|ticket)\\*["']?\s*[:=>]\s*)(\\*"(?:\\.|[^"\\])*"?|[^\s&,}]+)/gi;
const bearer = /(bearer\s+)\S+/gi;

/** Returns a text without secrets and within the size limit. It is cut first, to search less of a long text. */
function withoutSecrets(text: string): string {
  return limitSize(limitSize(text).replace(secretField, '$1"…"').replace(bearer, '$1…'));
}

/** Maximum size of each text, in bytes of UTF-8. */
const sizeLimit = 8192;

/** Returns a text of at most 8 kB. A text that was cut ends with `…`. */
export function limitSize(text: string): string {
  const bytes = new Uint8Array(sizeLimit);
  const encoder = new TextEncoder();
  if (encoder.encodeInto(text, bytes).read === text.length) return text;
  const ellipsisBytes = 3;
  return `${text.slice(0, encoder.encodeInto(text, bytes.subarray(ellipsisBytes)).read)}…`;
}
