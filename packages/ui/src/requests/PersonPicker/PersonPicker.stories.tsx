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
/** As the server compares: without marks and capitals. */
const folded = (name: string) => name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
const setSize = () => Number(screen.getAllByRole('option')[0]?.getAttribute('aria-setsize'));

export const Default = meta.story({
  play: async ({ args, step }) => {
    await step('everybody stands there, as high as the list may be', async () => {
      await open();
      await waitLong(() => expect(setSize()).toBeGreaterThan(1000));
      await expect(screen.getByRole('listbox').offsetHeight).toBe(288);
    });
    await step('two characters leave everybody there', async () => {
      await userEvent.keyboard('no');
      await waitLong(() => expect(setSize()).toBeGreaterThan(1000));
    });
    await step('from the third on the server searches', async () => {
      await userEvent.keyboard('v');
      await waitLong(() => expect(setSize()).toBeLessThan(200));
      for (const name of options()) await expect(folded(name)).toContain('nov');
    });
    await step('back at two everybody stands there again', async () => {
      await userEvent.keyboard('{Backspace}');
      await waitLong(() => expect(setSize()).toBeGreaterThan(1000));
    });
    await step('arrows and Enter choose, and the name stays', async () => {
      await userEvent.keyboard('v');
      await waitLong(() => expect(setSize()).toBeLessThan(200));
      const [first] = options();
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ name: first }));
      await expect(field()).toHaveValue(first);
    });
    await step('what is chosen is not searched for', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await waitLong(() => expect(setSize()).toBeGreaterThan(1000));
      await userEvent.keyboard('{Escape}');
    });
    await step('an emptied field chooses nobody', async () => {
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
    await step('Enter tries again', async () => {
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
    await step('what was typed stays, and Enter searches again', async () => {
      await expect(field()).toHaveValue('nov');
      fail(loaded);
      await userEvent.keyboard('{Enter}');
      await waitLong(() => expect(options().length).toBeGreaterThan(0));
      await expect(field()).toHaveValue('nov');
    });
  },
});

/** The first search that the story holds back, and its way to the backend. */
let asked = Promise.withResolvers<void>();
let letThrough = Promise.withResolvers<void>();

export const EarlierOptionsStay = meta.story({
  parameters: { pictures: false },
  beforeEach({ msw }) {
    asked = Promise.withResolvers();
    letThrough = Promise.withResolvers();
    msw.use(
      http.post(`*${postRequestPeopleFilter.path}`, async ({ request }) => {
        if (!(await request.clone().text()).includes('nov')) return undefined;
        asked.resolve();
        await letThrough.promise;
        // The backend answers.
        return undefined;
      }),
    );
  },
  play: async ({ args, step }) => {
    await open();
    await waitLong(() => expect(setSize()).toBeGreaterThan(1000));
    await step('while the server searches, those before stand there', async () => {
      await userEvent.keyboard('nov');
      await asked.promise;
      await expect(setSize()).toBeGreaterThan(1000);
    });
    await step('they cannot be chosen, because others are about to replace them', async () => {
      const [first] = screen.getAllByRole('option');
      await waitFor(() => expect(first).toHaveAttribute('aria-disabled', 'true'));
      if (first) await userEvent.click(first, { pointerEventsCheck: 0 });
      await expect(args.onChange).not.toHaveBeenCalled();
    });
    await step('an answer that comes too late is of no matter', async () => {
      await userEvent.clear(field());
      await userEvent.keyboard('svo');
      await waitLong(() => expect(setSize()).toBeLessThan(200));
      letThrough.resolve();
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
    await step('a letter does not wait until everybody stands there', async () => {
      // By the browser itself: whatever types here on behalf of a person waits for everything.
      document.execCommand('delete');
      await Promise.resolve();
      await expect([(field() as HTMLInputElement).value, setSize() < 200]).toEqual(['no', true]);
    });
    await step('then everybody does', async () => {
      await waitLong(() => expect(setSize()).toBeGreaterThan(1000));
    });
  },
});

export const ChosenBefore = meta.story({
  args: { value: { personRef: '0009999', name: '109999 Somebody Else' } },
  parameters: { pictures: false },
  play: async () => {
    await waitLong(() => expect(field()).toHaveValue('109999 Somebody Else'));
  },
});

let everybody = Promise.withResolvers<void>();

export const ChosenStaysFirst = meta.story({
  args: { value: { personRef: '0001008', name: '100241 Nepomucká Alexandra' } },
  parameters: { pictures: false, scenario: { person: 'approver' } },
  beforeEach({ msw }) {
    everybody = Promise.withResolvers();
    msw.use(
      http.get(`*${getRequestPeople.path}`, async () => {
        await everybody.promise;
        // The backend answers.
        return undefined;
      }),
    );
  },
  play: async ({ step }) => {
    await open();
    await step('while the people load, the chosen one is the only option', () =>
      waitLong(() => expect(options()).toEqual(['100241 Nepomucká Alexandra'])),
    );
    await step('it keeps its place when they arrive, and is listed once', async () => {
      everybody.resolve();
      await waitLong(() => expect(setSize()).toBe(31));
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
