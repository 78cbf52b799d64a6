import { HttpResponse } from 'msw';
import type { Texts } from './texts.ts';

/** Why a call is refused: a status and words that the answer gives in the language of the request. */
export class Refusal {
  /** For example 403. */
  readonly status: number;
  readonly words: Texts;

  constructor(status: number, words: Texts) {
    this.status = status;
    this.words = words;
  }
}

/** Refuses a call. */
export function refuse(status: number, words: Texts): Refusal {
  return new Refusal(status, words);
}

/** An error of the backend: `{ Message }` with a status. */
export function message(status: number, text: string): Response {
  return HttpResponse.json({ Message: text }, { status });
}
