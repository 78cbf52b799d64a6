import {
  ConfigurationError,
  ContractError,
  HttpError,
  NetworkError,
  NotTheBackendError,
  OutcomeUnknownError,
  SessionEndedError,
  TimeoutError,
} from '@selfservice/api/core/errors';
import { HiddenResultError, NotDoneError, NotFoundYetError } from '@selfservice/api/core/outbox/settle-write';
import { attemptKey, errorTitle, reasonOf } from '../../packages/ui/src/patterns/ErrorPanel/errorWords.ts';
import { requiredMessages } from '../stories/requirements.ts';
import { interfaceTexts, toPlain } from '../story-words/texts.ts';
import type { InterfaceText, Phrase } from '../story-words/texts.ts';
import type { StoryLink } from './story-links.ts';
import { storiesWithText } from './texts-on-stories.ts';

/** An error as the product shows it. */
export interface ErrorRow {
  /** The class of the error. */
  name: string;
  /** The case of the class, for example `409`; empty if the class has only one. */
  detail: string;
  /** Its title if nothing says what failed, in each language. */
  title: Phrase;
  /** The reason below a title that says what failed, in each language. The words of the server come before it. */
  reason: Phrase;
  /** The button for another attempt, in each language. */
  attempt: Phrase;
  /** The stories with its title or reason. */
  stories: readonly StoryLink[];
}

/** A message of an area. */
export interface MessageRow extends Phrase {
  /** The folder of its texts. */
  folder: string;
  key: string;
  /** The stories that show it. */
  stories: readonly StoryLink[];
}

const url = '/address';
const anHttpError = (status: number) =>
  new HttpError({ url, status, statusText: '', headers: {}, body: '', method: 'POST' });
const aForeignAnswer = new NotTheBackendError({ url, method: 'POST', status: 200, reason: 'html', body: '' });

/** An error of each class; of `HttpError` one for each status that the product treats differently. */
export const sampleErrors: readonly (readonly [detail: string, error: Error])[] = [
  ...[400, 403, 404, 409, 413, 429, 500].map((status) => [String(status), anHttpError(status)] as const),
  ['', new NetworkError(url, null)],
  ['', new TimeoutError(url, 0)],
  ['', aForeignAnswer],
  ['', new OutcomeUnknownError(anHttpError(500))],
  ['', new NotDoneError()],
  ['', new NotFoundYetError()],
  ['', new HiddenResultError()],
  ['', new SessionEndedError()],
  ['', new ContractError('', '', '')],
  ['', new ConfigurationError('', '')],
];

/** Returns every class of error with its words and the stories that show them. */
export function errorRows(): ErrorRow[] {
  const patterns = new Map(
    interfaceTexts()
      .filter(({ folder }) => folder === 'patterns')
      .map((text) => [text.key, text]),
  );
  const words = (key: string): Phrase => {
    const found = patterns.get(key);
    if (!found) throw new Error(`patterns has no text ${key}.`);
    return { en: found.en, cs: found.cs, sk: found.sk };
  };
  return sampleErrors.map(([detail, error]) => {
    const [title, reason] = [words(errorTitle(error)), words(reasonOf(error))];
    const shown = [reason, title].flatMap(({ en }) => storiesWithText(en));
    return {
      name: error.name,
      detail,
      title,
      reason,
      attempt: words(attemptKey(error)),
      // The stories of the panel itself show nothing else.
      stories: [...new Map(shown.map((link) => [link.id, link])).values()].toSorted(
        (a, b) => Number(b.file === 'ErrorPanel') - Number(a.file === 'ErrorPanel'),
      ),
    };
  });
}

/** Keys of texts that say that something is wrong. */
const ofFault =
  /fail|problem|error|refus|invalid|missing|unknown|not(Done|Known|Stored|Fetched|Deleted|Sent|Saved)|tooMany|wrong|lost|(^|\.)offline$|insecure|unsupported/i;
/** A message is a sentence, or one that ends with names; a label, a button or a state is not. */
const isSentence = (text: string) => /[.!]$|: .*\}\}$/.test(text);
const variable = /\{\d\}|\{\{.*?\}\}|…/g;
const plain = (text: string) => toPlain(text).replaceAll(variable, '…');
const required = new Set(requiredMessages.map(({ words }) => plain(words)));

function isMessage({ key, en }: InterfaceText): boolean {
  return (ofFault.test(key) && isSentence(en)) || required.has(plain(en));
}

/** Returns the messages of the areas about what failed, is missing or is not allowed, in the order of folders. */
export function messageRows(): MessageRow[] {
  return interfaceTexts()
    .filter(({ folder }) => !folder.startsWith('testing'))
    .filter(isMessage)
    .toSorted((a, b) => a.folder.localeCompare(b.folder))
    .map(({ folder, key, en, cs, sk }) => ({
      folder,
      key,
      en: toPlain(en),
      cs: toPlain(cs),
      sk: toPlain(sk),
      stories: storiesWithText(toPlain(en)),
    }));
}
