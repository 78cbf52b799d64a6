import { localDateTime } from '@selfservice/api/core/local-date';
import { toUtcDate } from '@selfservice/api/core/local-date';
import { createPassingStore } from '@selfservice/api/core/outbox/entry-store';
import type { KeptPass } from '@selfservice/api/terminal/kept-pass';
import type { TerminalHost } from '@selfservice/api/terminal/own-terminal';
import type { PositionReading } from '@selfservice/api/terminal/position';
import { noChosenTypes } from '@selfservice/api/terminal/terminal-buttons';
import { people } from '@selfservice/mock-server/core/people';
import { passRows } from '@selfservice/mock-server/terminal/pass-rows';
import type { PassRow } from '@selfservice/mock-server/terminal/pass-row';
import { fn } from 'storybook/test';
import type { StoryBackend } from '#storybook/backend.ts';
import { inMain } from '#storybook/decorators/inMain.tsx';

/** The position of Prague Castle. */
const found: PositionReading = {
  kind: 'found',
  latitude: 50.090_341_234_5,
  longitude: 14.400_512_345,
};

/** A device that knows its position and has no kept passes. */
export function aHost({
  reading = found,
  kept = [],
  isStored = true,
  ...more
}: Partial<TerminalHost> & {
  reading?: PositionReading;
  kept?: readonly KeptPass[];
  isStored?: boolean;
} = {}): TerminalHost {
  const { ref } = people.employee;
  return {
    owner: 'jana',
    tenant: '',
    userRef: ref,
    personRef: ref,
    actablePeople: [ref],
    readPosition: () => Promise.resolve(reading),
    isSecure: true,
    keptPasses: {
      ...createPassingStore(kept.map((one) => [one.key, one] as const)),
      isLasting: () => isStored,
    },
    onEndedPass: fn(),
    onResume(callback) {
      window.addEventListener('online', callback);
      return () => window.removeEventListener('online', callback);
    },
    ...more,
  };
}

/** A pass kept by an earlier page. */
export function aKeptPass(moment: string, more: Partial<KeptPass> = {}): KeptPass {
  const at = localDateTime(moment);
  const { ref } = people.employee;
  return {
    key: `jana ${moment} 21`,
    owner: 'jana',
    tenant: '',
    pass: { typeId: 21, typeName: 'Out', at, userRef: ref, personRef: ref, note: '' },
    gps: '',
    pressedMs: toUtcDate(at).getTime(),
    attempt: { page: 'earlier', atMs: toUtcDate(at).getTime(), isRunning: false, isOver: false },
    refusal: null,
    ...more,
  };
}

/** Meta of the screen's stories: only the two fixed buttons. */
export const terminalMeta = {
  args: {
    host: aHost(),
    chosen: noChosenTypes,
    onChosenChange: fn(),
    lastPassesHref: '/lastPasses',
    backHref: '/dashboard',
  },
  decorators: [inMain],
};

/** A scenario with the terminal queue. */
export const withQueue = { configuration: { terminalQueue: true } };

/** Returns the passes sent to the backend, in order. */
export function insertedPasses({ database }: StoryBackend): PassRow[] {
  return [...passRows(database).values()];
}
