import { createPassingStore } from '@selfservice/api/core/outbox/entry-store';
import { createQueryClient } from '@selfservice/api/core/create-query-client';
import { createTransport, fixedToken } from '@selfservice/api/core/create-transport';
import { localDate, localDateTime } from '@selfservice/api/core/local-date';
import { attemptMs } from '@selfservice/api/core/outbox/attempt';
import { cancelRequestMutation } from '@selfservice/api/requests/cancel-request';
import { defaultPeriod } from '@selfservice/api/requests/request-period';
import { saveLanguageMutation } from '@selfservice/api/settings/save-language';
import {
  deleteUnavailabilityMutation,
  unavailabilitiesQuery,
} from '@selfservice/api/unavailability/unavailability';
import { createUnavailabilityMutation } from '@selfservice/api/unavailability/new-unavailability';
import { failing } from '@selfservice/mock-server/core/failure';
import { createManualClock } from '@selfservice/mock-server/core/manual-clock';
import { people } from '@selfservice/mock-server/core/people';
import type { Scenario } from '@selfservice/mock-server/core/scenario';
import { openSession } from '@selfservice/mock-server/core/story-session';
import { startMockServer } from '@selfservice/mock-server/node';
import { createI18n } from '@selfservice/ui/i18n/createI18n';
import { MutationObserver } from '@tanstack/react-query';
import type { MutationOptions } from '@tanstack/react-query';
import { globSync, readFileSync } from 'node:fs';
import { expect, onTestFinished, test, vi } from 'vitest';
import { checkLeftWrites, leftKinds } from './check-left-writes.ts';

const personRef = people.employee.ref;

/** A device with a backend. Each page has an outbox of its own over the same store. */
async function aDevice(scenario: Partial<Scenario>, draft: string | null = null) {
  const clock = createManualClock(localDateTime('2026-11-20T08:00:00'));
  const mock = startMockServer(scenario, clock);
  onTestFinished(() => mock[Symbol.dispose]());
  const store = createPassingStore();
  const token = openSession(mock.database, 'employee');
  const reports: string[] = [];
  const i18n = await createI18n({ language: 'en' });
  const drafts = { read: vi.fn<() => string | null>(() => draft) };

  function open() {
    const transport = createTransport({
      baseUrl: () => 'http://backend.test',
      language: () => 'en',
      authorization: fixedToken(token),
    });
    const outbox = { store, owner: 'jana', hasEnded: () => false };
    const client = createQueryClient({ transport, clock, outbox, retryDelay: 0 });
    onTestFinished(() => client.clear());
    return client;
  }

  return {
    clock,
    drafts,
    open,
    store,
    reports,
    mock,
    list: () => open().fetchQuery(unavailabilitiesQuery(personRef)),
    /** Makes a write on a page, whose outcome stays unknown, and leaves the page. */
    async leave<Result, Input>(mutation: MutationOptions<Result, Error, Input>, input: Input) {
      await expect(new MutationObserver(open(), mutation).mutate(input)).rejects.toMatchObject({
        name: 'OutcomeUnknownError',
      });
    },
    /** Opens a page that checks the left writes. */
    check() {
      const notify = {
        success: (message: string) => void reports.push(message),
        refusal() {},
        error: (error: Error, title = '') => void reports.push(`${title} ${error.name}`),
      };
      const unlessElsewhere = async (name: string, work: () => Promise<void>) => {
        await navigator.locks.request(name, { ifAvailable: true }, (lock) => lock && work());
      };
      const stop = checkLeftWrites({ client: open(), clock, drafts, i18n, notify, unlessElsewhere });
      onTestFinished(stop);
      return stop;
    },
  };
}

const isDone = failing('postDeleteUnavailability', 'network', { occasion: 'once', isAfterWork: true });
const isLost = failing('postDeleteUnavailability', 'network', { occasion: 'once' });
const listFails = failing('postUnavailabilities', '500', { occasion: 2 });

test('a write that is found is reported once', { tags: ['unavailability-31'] }, async () => {
  const { store, reports, list, leave, check } = await aDevice({ failures: [isDone, listFails] });
  const [first] = await list();
  await leave(deleteUnavailabilityMutation(), { id: first?.id ?? 0, personRef });
  check();
  await vi.waitFor(() => expect(reports).toEqual(['The unavailability is deleted.']));
  expect(await store.all()).toEqual([]);
});

test.each([
  ['done', isDone, ['The unavailability is deleted.']],
  ['not done', isLost, ['The unavailability could not be deleted. NotDoneError']],
])('two pages report a write that is %s once', async (_name, failure, expected) => {
  const { clock, store, reports, list, leave, check } = await aDevice({ failures: [failure, listFails] });
  const [first] = await list();
  await leave(deleteUnavailabilityMutation(), { id: first?.id ?? 0, personRef });
  clock.advance(attemptMs);
  check();
  check();
  await vi.waitFor(async () => expect(await store.all()).toEqual([]));
  check();
  await vi.waitFor(async () => expect((await navigator.locks.query()).held).toEqual([]));
  expect(reports).toEqual(expected);
});

test('a write that did not arrive is reported when its call can have no effect any more', async () => {
  const { clock, store, reports, list, leave, check } = await aDevice({ failures: [isLost] });
  const [first] = await list();
  await leave(deleteUnavailabilityMutation(), { id: first?.id ?? 0, personRef });
  const after = vi.spyOn(clock, 'after');
  check();
  await vi.waitFor(() => expect(after).toHaveBeenCalledWith(attemptMs, expect.anything()));
  clock.advance(attemptMs - 1);
  expect(reports).toEqual([]);
  clock.advance(1);
  await vi.waitFor(() => expect(reports).toEqual(['The unavailability could not be deleted. NotDoneError']));
  await vi.waitFor(async () => expect(await store.all()).toEqual([]));
  expect((await list()).map(({ id }) => id)).toContain(first?.id);
});

test('an outcome that no list shows is reported as not known, once', async () => {
  const { store, reports, leave, check } = await aDevice({
    failures: [failing('postRequestStatus', 'network')],
  });
  await leave(cancelRequestMutation(), { agenda: 'requests', id: 1 });
  check();
  await vi.waitFor(() => expect(reports).toEqual([' OutcomeUnknownError']));
  await vi.waitFor(async () => expect(await store.all()).toEqual([]));
});

test('a part of a form is reported when its draft is gone', async () => {
  const failures = [
    failing('postCreateUnavailability', 'network', { isAfterWork: true }),
    failing('postUnavailabilities', '500', { occasion: 2 }),
  ];
  const { clock, store, reports, leave, check } = await aDevice({ failures });
  const unavailability = {
    personRef,
    period: defaultPeriod('unavailabilities', localDate('2026-12-01')),
    note: 'School',
  };
  await leave(createUnavailabilityMutation(clock), { unavailability });
  check();
  await vi.waitFor(() => expect(reports).toEqual(['The unavailability has been created.']));
  await vi.waitFor(async () => expect(await store.all()).toEqual([]));
});

/** Watches how often the outcome of a kind of write is looked up. */
function watchLoading(name: string) {
  const one = leftKinds.get(name);
  if (!one) throw new Error(`There is no kind ${name}.`);
  const load = vi.spyOn(one, 'load');
  onTestFinished(() => load.mockRestore());
  return load;
}

test('a form that is restored finds out the outcome by itself', async () => {
  const failures = [failing('postPersonalPreferences', 'network')];
  const { drafts, store, reports, leave, check } = await aDevice({ failures }, '{}');
  await leave(saveLanguageMutation(), { language: 'cs' });
  const before = await store.all();
  const load = watchLoading('settings saveLanguage');
  check();
  await vi.waitFor(() => expect(drafts.read).toHaveBeenCalled());
  expect(load).not.toHaveBeenCalled();
  expect([reports, await store.all()]).toEqual([[], before]);
});

test('nothing is read after the end of the page', async () => {
  const { clock, store, list, leave, check } = await aDevice({ failures: [isLost] });
  const [first] = await list();
  await leave(deleteUnavailabilityMutation(), { id: first?.id ?? 0, personRef });
  const load = watchLoading('unavailability delete');
  const after = vi.spyOn(clock, 'after');
  const stop = check();
  await vi.waitFor(() => expect(after).toHaveBeenCalled());
  stop();
  clock.advance(attemptMs);
  expect(load).toHaveBeenCalledTimes(1);
  expect(await store.all()).toHaveLength(1);
});

test('every mutation that leaves a write is reported', () => {
  const sources = globSync('packages/api/src/**/*.ts').filter((file) => !file.endsWith('.test.ts'));
  const left = sources
    .map((file) => readFileSync(file, 'utf8'))
    .filter((text) => text.includes('outboxOf(client)'))
    .flatMap((text) => [...text.matchAll(/mutationKey(?: =|:) \['([\w-]+)', '(\w+)'\]/g)])
    .map(([, area, name]) => `${area} ${name}`);
  expect(left.length).toBeGreaterThan(8);
  // Its passwords are not kept; the user tries the new one.
  expect(left.filter((name) => name !== 'password change').toSorted()).toEqual(
    [...leftKinds.keys()].toSorted(),
  );
});
