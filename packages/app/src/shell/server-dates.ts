import type { Clock } from '@selfservice/api/core/clock';
import type { ServerDate } from '@selfservice/api/core/clock-difference';
import type { TransportOptions } from '@selfservice/api/core/create-transport';

/** Number of kept responses: enough to recognise one that does not fit the others. */
const keptAnswers = 3;

/** The dates of the last responses, to compare the clocks of server and device. */
export interface ServerDates {
  latest(): readonly ServerDate[];
  /** The callback of the transport that records a response. */
  onSend: NonNullable<TransportOptions['onSend']>;
}

/** Creates an empty record of dates. */
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
