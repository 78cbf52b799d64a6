import type { ListedError } from '@selfservice/api/errors/create-error-list';

/** The call that has failed, in one line, for example `POST /breeze/IpoData/GetOvertime`; empty where it was none. */
export function callOf({ method = '', url = '' }: ListedError): string {
  return `${method} ${url.replace(/^https?:\/\/[^/]+/, '')}`.trim();
}

/** Everything that may be told of an error, for whoever is to mend it. */
export function errorText(error: ListedError): string {
  const {
    time,
    route,
    message,
    method = '',
    url = '',
    status,
    statusText = '',
    headers,
    body,
    stack,
  } = error;
  const headerLines = Object.entries(headers ?? {}).map(([name, value]) => `${name}: ${value}`);
  const blocks = [
    [
      `${time.replace('T', ' ')}  ${route}`,
      message,
      `${method} ${url}`.trim(),
      `${status ?? ''} ${statusText}`.trim(),
    ],
    headerLines,
    [body ?? ''],
    [stack ?? ''],
  ];
  return blocks
    .map((lines) => lines.filter(Boolean).join('\n'))
    .filter(Boolean)
    .join('\n\n');
}
