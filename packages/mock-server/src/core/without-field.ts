import type { Endpoint } from '@selfservice/api/core/endpoint';
import { HttpResponse } from 'msw';
import * as v from 'valibot';

/** Returns a successful response without the first field that the contract requires; without such a field, `{}`. */
export async function withoutField(endpoint: Endpoint, response: Response): Promise<Response> {
  if (response.status !== 200 || endpoint.answerFormat !== 'json') return response;
  const answer: unknown = await response.json();
  for (const less of withOneFieldLess(answer))
    if (!v.is(endpoint.answer, less)) return HttpResponse.json(less as object);
  return HttpResponse.json({});
}

/** Returns copies of the response, each without one field; of a list, without one field of its first row. */
function withOneFieldLess(answer: unknown): unknown[] {
  if (Array.isArray(answer)) {
    const [first, ...rest] = answer as unknown[];
    return withOneFieldLess(first).map((less) => [less, ...rest]);
  }
  if (typeof answer !== 'object' || answer === null) return [];
  return Object.keys(answer).map((field) =>
    Object.fromEntries(Object.entries(answer).filter(([name]) => name !== field)),
  );
}
