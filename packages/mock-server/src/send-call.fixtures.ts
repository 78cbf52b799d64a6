import type { BodyFormat } from '@selfservice/api/core/endpoint';
import { localDateTime } from '@selfservice/api/core/local-date';
import type { BackendLanguage } from '@selfservice/api/core/language';
import { createManualClock } from './core/manual-clock.ts';
import { getResponse } from 'msw';
import type { CallName } from './core/calls.ts';
import { calls } from './core/calls.ts';
import type { Database, Grant } from './core/database.ts';
import { createDatabase, issueTokens, ownGrant } from './core/database.ts';
import type { PersonKey } from './core/people.ts';
import type { Scenario } from './core/scenario.ts';
import { defaultScenario } from './core/scenario.ts';
import { createHandlers } from './handlers.ts';

/** The input of a call. */
export interface SentCall {
  /** The person who calls. Default: the employee. */
  person?: PersonKey;
  query?: Record<string, string> | undefined;
  body?: object | undefined;
  /** The language of the client. Default: English. */
  language?: BackendLanguage;
}

/** Sends a call to a new backend. Returns the status and text of the response. */
export function sendCall(
  name: CallName,
  { person = 'employee', ...sent }: SentCall,
  scenario: Partial<Scenario> = {},
): Promise<{ status: number; text: string }> {
  const clock = createManualClock(localDateTime(defaultScenario.at));
  return sendTo(createDatabase({ ...defaultScenario, ...scenario }, clock), ownGrant(person), name, sent);
}

/** Sends a call with a token to a backend. Returns the status and text of the response. */
export async function sendTo(
  database: Database,
  grant: Grant,
  name: CallName,
  { query = {}, body, language = 'en' }: Omit<SentCall, 'person'> = {},
): Promise<{ status: number; text: string }> {
  const { method, path, bodyFormat } = calls[name];
  const request = new Request(`http://backend.test${path}?${new URLSearchParams(query).toString()}`, {
    method,
    headers: {
      Authorization: `Bearer ${issueTokens(database, grant).access}`,
      'Accept-Language': language,
      // The platform sets the header of a form itself.
      ...(bodyFormat === 'json' && { 'Content-Type': 'application/json' }),
    },
    ...(body && { body: contentOf(bodyFormat, body) }),
  });
  const response = await getResponse(
    createHandlers(() => database),
    request,
  );
  if (!response) throw new Error(`No handler answers ${name}.`);
  return { status: response.status, text: await response.text() };
}

function contentOf(format: BodyFormat, body: object): FormData | URLSearchParams | string {
  if (format === 'multipart') return formOf(body);
  return format === 'form' ? new URLSearchParams(body as Record<string, string>) : JSON.stringify(body);
}

function formOf(body: object): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries(body as Record<string, File>)) form.append(field, value);
  return form;
}
