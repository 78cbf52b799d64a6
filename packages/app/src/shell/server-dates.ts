import type { Clock } from '@selfservice/api/core/clock';
import type { ServerDate } from '@selfservice/api/core/clock-difference';
import type { TransportOptions } from '@selfservice/api/core/create-transport';

/** As many as it takes to tell an answer that is out of place from the others. */
const keptAnswers = 3;

/** What the last answers say of the server's clock. What it means is judged elsewhere, and once in a while. */
export interface ServerDates {
  latest(): readonly ServerDate[];
  /** For the transport. */
  onSend: NonNullable<TransportOptions['onSend']>;
}

/** Keeps what the last answers say of the server's clock. */
export function keepServerDates(clock: Clock): ServerDates {
  let latest: ServerDate[] = [];

  return {
    latest: () => latest,
    onSend() {
      const sentAtMs = clock.epochMs();
      return (headers) => {
        const [date, age] = [headers.get('date'), headers.get('age')];
        latest = [...latest, { date, age, sentAtMs, receivedAtMs: clock.epochMs() }].slice(-keptAnswers);
      };
    },
  };
}
