import { failing } from '@selfservice/mock-server/core/failure';
import { getRequestPeople, postRequestPeopleFilter } from '@selfservice/api/requests/requests.wire';
import { http } from 'msw';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { controlledStory } from '../../primitives/controlledStory.fixtures.ts';
import { fail } from '../NewRequestDialog/new-request.fixtures.ts';
import { PersonPicker } from './PersonPicker.tsx';

const meta = preview.meta({
  component: PersonPicker,
  args: {
    agenda: 'requests' as const,
    label: 'Applicant',
    value: null,
    onChange: fn(),
    style: { maxWidth: 360 },
  },
  parameters: { layout: 'padded', scenario: { person: 'manager' } },
  render: controlledStory(PersonPicker),
});

const field = () => screen.getByRole('combobox', { name: 'Applicant' });
const open = async () => {
  await userEvent.click(await screen.findByRole('combobox', { name: 'Applicant' }));
  await userEvent.keyboard('{ArrowDown}');
};
const waitLong = (check: () => Promise<void> | void) => waitFor(check);
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent ?? '');
/** A name without diacritics and in lower case, as the backend compares it. */
const folded = (name: string) => name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
const setSize = () => Number(screen.getAllByRole('option')[0]?.getAttribute('aria-setsize'));

export const Default = meta.story({
  tags: ['requests-39', 'requests-62'],
  play: async ({ args, step }) => {
    await step('the list has all people and is 288 px high', async () => {
      await open();
      await waitLong(() => expect(setSize()).toBeGreaterThan(1000));
      await expect(screen.getByRole('listbox').offsetHeight).toBe(288);
    });
    await step('with two characters the list still has all people', async () => {
      await userEvent.keyboard('no');
      await waitLong(() => expect(setSize()).toBeGreaterThan(1000));
    });
    await step('from the third character on the backend searches', async () => {
      await userEvent.keyboard('v');
      await waitLong(() => expect(setSize()).toBeLessThan(200));
      for (const name of options()) await expect(folded(name)).toContain('nov');
    });
    await step('back at two characters the list has all people again', async () => {
      await userEvent.keyboard('{Backspace}');
      await waitLong(() => expect(setSize()).toBeGreaterThan(1000));
    });
    await step('arrows and Enter select a person, and the field has the name', async () => {
      await userEvent.keyboard('v');
      await waitLong(() => expect(setSize()).toBeLessThan(200));
      const [first] = options();
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ name: first }));
      await expect(field()).toHaveValue(first);
    });
    await step('the name of the selected person is not searched', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await waitLong(() => expect(setSize()).toBeGreaterThan(1000));
      await userEvent.keyboard('{Escape}');
    });
    await step('an emptied field selects no one', async () => {
      await userEvent.clear(field());
      await expect(args.onChange).toHaveBeenLastCalledWith(null);
    });
  },
});

export const Loading = meta.story({
  parameters: { scenario: { failures: [failing('getRequestPeople', 'timeout')] } },
  play: async () => {
    await open();
    await waitLong(() => expect(screen.getByText('Loading…')).toBeVisible());
  },
});

export const Empty = meta.story({
  parameters: { scenario: { person: 'employee' } },
  play: async () => {
    await open();
    await waitLong(() => expect(screen.getByText('Nothing found.')).toBeVisible());
  },
});

export const Failed = meta.story({
  parameters: { pictures: false, scenario: { failures: [failing('getRequestPeople', '500')] } },
  play: async ({ loaded, step }) => {
    await open();
    await waitLong(() => expect(screen.getByText(/The search failed/)).toBeVisible());
    await step('Enter loads the people again', async () => {
      fail(loaded);
      await userEvent.keyboard('{Enter}');
      await waitLong(() => expect(options().length).toBeGreaterThan(0));
    });
  },
});

export const NothingFound = meta.story({
  parameters: { pictures: false },
  play: async () => {
    await open();
    await userEvent.keyboard('xyzzy');
    await waitLong(() => expect(screen.getByText('Nothing found.')).toBeVisible());
  },
});

export const SearchFailed = meta.story({
  parameters: { pictures: false, scenario: { failures: [failing('postRequestPeopleFilter', '500')] } },
  play: async ({ loaded, step }) => {
    await open();
    await userEvent.keyboard('nov');
    await waitLong(() => expect(screen.getByText(/The search failed/)).toBeVisible());
    await step('the typed text is kept, and Enter searches again', async () => {
      await expect(field()).toHaveValue('nov');
      fail(loaded);
      await userEvent.keyboard('{Enter}');
      await waitLong(() => expect(options().length).toBeGreaterThan(0));
      await expect(field()).toHaveValue('nov');
    });
  },
});

/** Resolved when the search for "nov" arrives, and to let it continue to the backend. */
let searchArrived = Promise.withResolvers<void>();
let continueSearch = Promise.withResolvers<void>();

export const EarlierOptionsStay = meta.story({
  parameters: { pictures: false },
  beforeEach({ msw }) {
    searchArrived = Promise.withResolvers();
    continueSearch = Promise.withResolvers();
    msw.use(
      http.post(`*${postRequestPeopleFilter.path}`, async ({ request }) => {
        if (!(await request.clone().text()).includes('nov')) return undefined;
        searchArrived.resolve();
        await continueSearch.promise;
        // The request continues to the mock backend.
        return undefined;
      }),
    );
  },
  play: async ({ args, step }) => {
    await open();
    await waitLong(() => expect(setSize()).toBeGreaterThan(1000));
    await step('the earlier options stay while the backend searches', async () => {
      await userEvent.keyboard('nov');
      await searchArrived.promise;
      await expect(setSize()).toBeGreaterThan(1000);
    });
    await step('earlier options are disabled', async () => {
      const [first] = screen.getAllByRole('option');
      await waitFor(() => expect(first).toHaveAttribute('aria-disabled', 'true'));
      if (first) await userEvent.click(first, { pointerEventsCheck: 0 });
      await expect(args.onChange).not.toHaveBeenCalled();
    });
    await step('a late response of an earlier search is ignored', async () => {
      await userEvent.clear(field());
      await userEvent.keyboard('svo');
      await waitLong(() => expect(setSize()).toBeLessThan(200));
      continueSearch.resolve();
      await userEvent.keyboard('b');
      await waitLong(() => expect(options().every((name) => folded(name).includes('svob'))).toBe(true));
    });
  },
});

export const EverybodyAgain = meta.story({
  parameters: { pictures: false },
  play: async ({ step }) => {
    await open();
    await waitLong(() => expect(setSize()).toBeGreaterThan(1000));
    await userEvent.keyboard('nov');
    await waitLong(() => expect(setSize()).toBeLessThan(200));
    await step('a deleted letter disappears before all people are rendered', async () => {
      // A command of the browser: `userEvent` would wait until everything is rendered.
      document.execCommand('delete');
      await Promise.resolve();
      await expect([(field() as HTMLInputElement).value, setSize() < 200]).toEqual(['no', true]);
    });
    await step('the list has all people again', async () => {
      await waitLong(() => expect(setSize()).toBeGreaterThan(1000));
    });
  },
});

export const ChosenBefore = meta.story({
  args: { value: { personRef: '0009999', name: '109999 Someone Else' } },
  parameters: { pictures: false },
  play: async () => {
    await waitLong(() => expect(field()).toHaveValue('109999 Someone Else'));
  },
});

let releasePeople = Promise.withResolvers<void>();

export const ChosenStaysFirst = meta.story({
  args: { value: { personRef: '0001008', name: '100241 Nepomucká Alexandra' } },
  parameters: { pictures: false, scenario: { person: 'approver' } },
  beforeEach({ msw }) {
    releasePeople = Promise.withResolvers();
    msw.use(
      http.get(`*${getRequestPeople.path}`, async () => {
        await releasePeople.promise;
        // The request continues to the mock backend.
        return undefined;
      }),
    );
  },
  play: async ({ step }) => {
    await open();
    await step('while the people load, the selected person is the only option', () =>
      waitLong(() => expect(options()).toEqual(['100241 Nepomucká Alexandra'])),
    );
    await step('the selected person stays first when they are loaded, and is listed once', async () => {
      releasePeople.resolve();
      await waitLong(() => expect(setSize()).toBe(35));
      await expect(options()[0]).toBe('100241 Nepomucká Alexandra');
      await expect(screen.getAllByRole('option', { selected: true })).toHaveLength(1);
    });
  },
});

export const OfUnavailabilities = meta.story({
  args: { agenda: 'unavailabilities' as const },
  parameters: { pictures: false },
  play: async () => {
    await open();
    await waitLong(() => expect(options().length).toBeGreaterThan(0));
  },
});

export const LongText = meta.story({
  args: {
    label: 'Zamestnanec, za ktorého sa žiadosť o neprítomnosť zadáva',
    value: {
      personRef: '0009999',
      name: '109999 Ing. Alexandra Konštantína Šťastná-Vyskočilová z Nového Mesta, PhD., MBA',
    },
  },
  globals: { viewport: { value: 'narrow' }, language: 'sk' },
});
