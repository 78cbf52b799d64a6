import { expect, test } from 'vitest';
import { localDateTime } from '../core/local-date.ts';
import { toEndedPass } from './ended-pass.ts';
import type { EndedPass } from './ended-pass.ts';
import type { Pass } from './pass.ts';
import type { TerminalResult } from './terminal.ts';

const at = localDateTime('2026-11-20T08:00:00');
const pass: Pass = { typeId: 1, typeName: 'In', at, userRef: '1', personRef: '1', note: '' };
const error = new Error('500');

test.each<[EndedPass['outcome'], TerminalResult]>([
  ['sentLater', { kind: 'sessionEnded', pass, isKept: true }],
  ['notRecorded', { kind: 'sessionEnded', pass, isKept: false }],
  ['notRecorded', { kind: 'failed', pass, error }],
  ['checkedLater', { kind: 'kept', pass, isPersistent: true }],
  ['unknown', { kind: 'kept', pass, isPersistent: false }],
  ['unknown', { kind: 'unknown', passes: [pass] }],
])('shows %s after the end of the session for %o', { tags: ['terminal-20'] }, (outcome, news) => {
  expect(toEndedPass(news)).toEqual({ typeName: 'In', at, outcome });
});

test.each<TerminalResult>([
  { kind: 'unknown', passes: [] },
  { kind: 'recorded', pass, position: 'off' },
  { kind: 'notLasting', pass },
  { kind: 'delivered', passes: [pass] },
  { kind: 'refused', pass, error },
  { kind: 'expired', passes: [pass] },
  { kind: 'orphaned', passes: [pass] },
])('shows nothing after the end of the session for %o', (news) => {
  expect(toEndedPass(news)).toBeNull();
});
