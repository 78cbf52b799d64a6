import { HttpResponse } from 'msw';
import type { Texts } from './texts.ts';

/** The refusal of a call: a status, and a message that is sent in the language of the request. */
export class Refusal {
  /** The HTTP status, for example 403. */
  readonly status: number;
  readonly words: Texts;

  constructor(status: number, words: Texts) {
    this.status = status;
    this.words = words;
  }
}

/** Returns the refusal of a call. */
export function refuse(status: number, words: Texts): Refusal {
  return new Refusal(status, words);
}

/** Returns an error response of the backend: `{ Message }` with a status. */
export function message(status: number, text: string): Response {
  return HttpResponse.json({ Message: text }, { status });
}
