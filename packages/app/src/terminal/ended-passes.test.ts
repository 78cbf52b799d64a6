import { localDateTime } from '@selfservice/api/core/local-date';
import type { EndedPass } from '@selfservice/api/terminal/ended-pass';
import { expect, test } from 'vitest';
import { createStoredValues } from '../shell/stored-values.ts';
import { createEndedPasses } from './ended-passes.ts';

const jana = { tenant: 'alfa', userRef: '0001001' };
const ended: EndedPass = {
  typeName: 'In',
  at: localDateTime('2026-11-20T08:00:00'),
  outcome: 'notRecorded',
};

function aTab() {
  const rows = new Map<string, string>();
  const storage = {
    getItem: (key: string) => rows.get(key) ?? null,
    setItem: (key: string, value: string) => void rows.set(key, value),
    removeItem: (key: string) => void rows.delete(key),
  };
  const stored = createStoredValues({ local: () => storage, session: () => storage });
  return () => createEndedPasses(stored.terminal.endedPasses);
}

test('passes of an ended session survive a reload until they are cleared', { tags: ['terminal-20'] }, () => {
  const open = aTab();
  open().add(jana, ended);
  const later = open();
  expect(later.state.value).toEqual([{ ...jana, ...ended }]);
  later.clear();
  expect(open().state.value).toEqual([]);
});

test('subscribers are notified of a pass added while the login is shown', () => {
  const passes = aTab()();
  const seen: number[] = [];
  passes.state.subscribe((all) => seen.push(all.length));
  passes.add(jana, ended);
  expect(seen).toEqual([0, 1]);
});

test(
  'after signing in, a user sees only their own passes, without those that are being sent or checked',
  { tags: ['terminal-20'] },
  () => {
    const passes = aTab()();
    passes.add(jana, ended);
    passes.add(jana, { ...ended, outcome: 'sentLater' });
    passes.add(jana, { ...ended, outcome: 'checkedLater' });
    passes.add({ ...jana, userRef: '0001002' }, ended);
    passes.add({ ...jana, tenant: 'beta' }, ended);
    passes.keepFor(jana);
    expect(passes.state.value).toEqual([{ ...jana, ...ended }]);
  },
);
