import 'fake-indexeddb/auto';
import { scopeKey } from '@selfservice/api/session/scope-identity';
import { expect, test, vi } from 'vitest';
import { createDeviceOutbox } from './device-outbox.ts';
import { aStorage } from './storage.fixtures.ts';
import { createStoredValues } from './stored-values.ts';

const jana = { tenant: 'alfa', userRef: '0001001', personRef: '0001001', isSubstitution: false };
const petr = { ...jana, userRef: '0001002', personRef: '0001002' };
const nowMs = Date.UTC(2026, 10, 20, 8);
const attempt = { page: '1', atMs: nowMs - 1000, isRunning: true, isOver: false };
const write = { pressedMs: nowMs - 1000, attempt, refusal: null };
const decision = { ...write, queue: 'overtime', number: 1, items: [{ id: 1 }], state: 'approved', note: '' };

/** The outbox of a deployment on a device. */
function aDevice(folder: string) {
  const { open } = aStorage();
  const stored = createStoredValues({ local: open, session: open });
  return { stored, outbox: createDeviceOutbox(stored, folder) };
}

test(
  'counts the sent decisions of a user, and neither passes nor what can be undone',
  { tags: ['approvals-48'] },
  async () => {
    const { outbox } = aDevice('/counted/');
    const owner = scopeKey(jana);
    const waiting = { ...decision, attempt: { ...attempt, atMs: nowMs + 6000 } };
    for (const entry of [
      { ...decision, key: 'a', owner },
      { ...waiting, key: 'b', owner },
      { ...decision, key: 'c', owner: scopeKey(petr) },
      { ...write, key: 'd', owner, pass: {} },
    ])
      await outbox.change(entry.key, () => entry);
    expect(await outbox.countDecisions(jana, nowMs)).toBe(1);
    expect(await outbox.countDecisions({ ...jana, tenant: 'beta' }, nowMs)).toBe(0);
  },
);

test('knows without its database whose decisions it may keep', async () => {
  const { stored, outbox } = aDevice('/owners/');
  await outbox.change('a', () => ({ ...decision, key: 'a', owner: scopeKey(jana) }));
  await outbox.change('b', () => ({ ...write, key: 'b', owner: scopeKey(petr), pass: {} }));
  const later = createDeviceOutbox(stored, '/owners/');
  expect([later.mayHave(jana), later.mayHave(petr)]).toEqual([true, false]);
  await later.change('c', () => ({ ...decision, key: 'c', owner: scopeKey(jana) }));
  await later.change('a', () => undefined);
  expect(later.mayHave(jana)).toBe(true);
  await later.change('c', () => undefined);
  expect(later.mayHave(jana)).toBe(false);
});

test('says once that the browser does not keep a write, and nothing of passes', async () => {
  const { open } = aStorage();
  const stored = createStoredValues({ local: open, session: open });
  let reports = 0;
  const outbox = createDeviceOutbox(stored, '/refused/', () => {
    reports += 1;
  });
  const opening = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('Refused', 'SecurityError');
  });
  await outbox.change('p', () => ({ ...write, key: 'p', owner: scopeKey(jana), pass: {} }));
  expect(reports).toBe(0);
  await outbox.change('a', () => ({ ...decision, key: 'a', owner: scopeKey(jana) }));
  await outbox.change('b', () => ({ ...decision, key: 'b', owner: scopeKey(jana) }));
  opening.mockRestore();
  expect(reports).toBe(1);
  expect(await outbox.all()).toHaveLength(3);
});

test(
  'moves what an earlier version has kept in texts',
  { tags: ['terminal-16', 'approvals-48'] },
  async () => {
    const { stored, outbox } = aDevice('/moved/');
    const owner = scopeKey(jana);
    const text = JSON.stringify([
      {
        key: 1,
        items: [{ id: 7 }],
        state: 'approved',
        note: '',
        isMass: false,
        keptAt: nowMs,
        attempt: null,
      },
    ]);
    stored.decisions.write([{ owner, key: 'overtime', text }]);
    const pass = {
      typeId: 1,
      typeName: 'In',
      at: '2026-11-20T08:00:00',
      userRef: '1',
      personRef: '1',
      note: '',
    };
    stored.terminal.queue.write(
      JSON.stringify([{ key: 'p', owner, pass, gps: '', pressedMs: nowMs, refusal: null, attempt: null }]),
    );
    expect(outbox.mayHave(jana)).toBe(true);
    expect(await outbox.all()).toMatchObject([
      { owner, items: [{ id: 7 }] },
      { key: 'p', pass },
    ]);
    expect([stored.decisions.read(), stored.terminal.queue.read()]).toEqual([null, null]);
  },
);
