import type { ListedError } from '@selfservice/api/errors/create-error-list';

/** Returns the failed call in one line, for example `POST /breeze/IpoData/GetOvertime`; empty for other errors. */
export function callOf({ method = '', url = '' }: ListedError): string {
  return `${method} ${url.replace(/^https?:\/\/[^/]+/, '')}`.trim();
}

/** Returns all details of an error as one text that the user can send to a developer. */
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
