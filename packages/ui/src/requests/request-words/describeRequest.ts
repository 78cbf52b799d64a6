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

/** What a request's text says, as the interface writes it. */
export interface RequestDescription {
  /** What it is booked on; the whole text where it cannot be taken apart. */
  what: string;
  /** Its days or times; empty where they cannot be read. */
  when: string;
  /** How long that is; empty where it cannot be read. */
  length: string;
}

/**
 * A request in a list: `Vacation`, `2–4 Dec`, `3 days`.
 *
 * @param text account and range in the server's words
 * @param today the day that it is now
 */
export function describeInList(text: string, today: LocalDate, language: Language): RequestDescription {
  return describe(text, language, ({ days, times }) =>
    times ? formatListSpan(times, today, language) : formatListRange(days, today, language),
  );
}

/**
 * A request in a detail: `Vacation`, `Wed 2 – Fri 4 Dec 2026`, `3 days`.
 *
 * @param text account and range in the server's words
 */
export function describeInDetail(text: string, language: Language): RequestDescription {
  return describe(text, language, ({ days, times }) =>
    times ? formatDetailSpan(times, language) : formatDetailRange(days, language),
  );
}

/**
 * A request in one piece, for sentences and labels: `Vacation Wed 2 – Fri 4 Dec 2026`.
 *
 * @param text account and range in the server's words
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
  // No dash begins a line.
  if (!parts) return { what: text.replaceAll(' –', '\u00a0–'), when: '', length: '' };
  const { account, days, times } = parts;
  const length = times
    ? formatHours(minutesBetween(times.begin, times.end))
    : formatDays(daysBetween(days.first, days.last) + 1, language);
  return { what: account, when: writeWhen(parts), length };
}
