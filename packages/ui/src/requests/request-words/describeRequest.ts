import type { Language } from '@selfservice/api/core/language';
import type { LocalDate } from '@selfservice/api/core/local-date';
import { daysBetween, minutesBetween } from '@selfservice/api/core/local-date-arithmetic';
import type { RequestParts } from '@selfservice/api/requests/request-parts';
import { requestParts } from '@selfservice/api/requests/request-parts';
import { formatDays, formatHours } from '../../i18n/formatDuration.ts';
import {
  formatDetailRange,
  formatDetailSpan,
  formatListRange,
  formatListSpan,
} from '../../i18n/formatRange.ts';

/** The text of a request in the format of the interface. */
export interface RequestDescription {
  /** The account; the whole text where it cannot be parsed. */
  what: string;
  /** The days or times; empty where the text cannot be parsed. */
  when: string;
  /** The length in days or hours; empty where the text cannot be parsed. */
  length: string;
}

/**
 * Describes a request for a list: `Vacation`, `2–4 Dec`, `3 days`.
 *
 * @param text the account and the range, as the backend writes them
 */
export function describeInList(text: string, today: LocalDate, language: Language): RequestDescription {
  return describe(text, language, ({ days, times }) =>
    times ? formatListSpan(times, today, language) : formatListRange(days, today, language),
  );
}

/**
 * Describes a request for a detail: `Vacation`, `Wed 2 – Fri 4 Dec 2026`, `3 days`.
 *
 * @param text the account and the range, as the backend writes them
 */
export function describeInDetail(text: string, language: Language): RequestDescription {
  return describe(text, language, ({ days, times }) =>
    times ? formatDetailSpan(times, language) : formatDetailRange(days, language),
  );
}

/**
 * Names a request in sentences and labels: `Vacation Wed 2 – Fri 4 Dec 2026`.
 *
 * @param text the account and the range, as the backend writes them
 */
export function requestName(text: string, language: Language): string {
  const { what, when } = describeInDetail(text, language);
  return `${what} ${when}`.trim();
}

function describe(
  text: string,
  language: Language,
  writeWhen: (parts: RequestParts) => string,
): RequestDescription {
  const parts = requestParts(text);
  // A no-break space, so that no line begins with a dash.
  if (!parts) return { what: text.replaceAll(' –', '\u00a0–'), when: '', length: '' };
  const { account, days, times } = parts;
  const length = times
    ? formatHours(minutesBetween(times.begin, times.end))
    : formatDays(daysBetween(days.first, days.last) + 1, language);
  return { what: account, when: writeWhen(parts), length };
}
