import {
  postDepartmentIntervals,
  postDepartmentPeople,
} from '@selfservice/api/department-plan/department-plan.wire';
import { batchesAtOnce } from '@selfservice/api/department-plan/batches';
import { HttpResponse, http } from 'msw';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { headOf, planMeta } from '../departmentPlan.fixtures.ts';
import { DepartmentPlanScreen } from './DepartmentPlanScreen.tsx';

const people = Array.from({ length: 120 }, (_, place) => ({ id: `p${place}`, name: `Person ${place}` }));
/** The requested batches; each is pending until `respond` is called. */
let batches: { ids: string[]; respond: () => void }[] = [];

const meta = preview.meta({
  ...planMeta,
  component: DepartmentPlanScreen,
  parameters: { ...planMeta.parameters, pictures: false },
  beforeEach({ msw }) {
    batches = [];
    msw.use(
      http.post(`*${postDepartmentPeople.path}`, () => HttpResponse.json({ persons: people })),
      http.post(`*${postDepartmentIntervals.path}`, async ({ request }) => {
        const { Item3: ids } = (await request.json()) as { Item3: string[] };
        await new Promise<void>((resolve) => batches.push({ ids, respond: resolve }));
        return HttpResponse.json({ intervals: [] });
      }),
    );
  },
});

/** The number of parallel batches. */
const atOnce = batchesAtOnce.current;

/** Waits for a batch, counted from 0. */
async function batchAt(place: number): Promise<(typeof batches)[number]> {
  await waitFor(() => expect(batches.length).toBeGreaterThan(place));
  return batches[place] as (typeof batches)[number];
}

/** Resolves when the browser reports that an element is visible. */
const seen = (element: Element) =>
  new Promise<void>((resolve) => {
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(element);
  });

/**
 * Waits until the browser has reported to the screen that an element is visible. The screen begins to observe a new row
 * after it is drawn. A second observer, which begins after the report to a first one, gets its report after the screen.
 */
async function reportedVisible(element: Element): Promise<void> {
  await seen(element);
  await seen(element);
}

/** Responds to a batch, and returns the first person of the next one. */
async function firstAfter(place: number): Promise<string | undefined> {
  (await batchAt(place)).respond();
  const { ids } = await batchAt(place + atOnce);
  await expect(batches).toHaveLength(place + atOnce + 1);
  return ids[0];
}

export const AfterScrolling = meta.story({
  tags: ['department-plan-29'],
  play: async () => {
    await headOf(/^Person 0\b/);
    await batchAt(atOnce - 1);
    const asked = batches.flatMap(({ ids }) => ids);
    await expect(asked).toEqual(people.slice(0, atOnce * 15).map(({ id }) => id));
    screen.getByRole('grid').scrollTop = 1e6;
    await headOf(/^Person 119\b/);
    await expect(screen.queryByRole('rowheader', { name: /^Person 0\b/ })).toBeNull();
    const first = Number((await firstAfter(0))?.slice(1));
    await expect(first).toBeGreaterThan(60);
  },
});

export const AfterASearch = meta.story({
  tags: ['department-plan-29'],
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas, step }) => {
    await headOf(/^Person 0\b/);
    const field = canvas.getByRole('searchbox', { name: 'Find a person' });
    await step('the found person is fetched first', async () => {
      await userEvent.type(field, '77');
      await headOf(/^Person 77\b/);
      await expect(await firstAfter(0)).toBe('p77');
    });
    await step('another search with the same number of rows fetches its person first', async () => {
      await userEvent.tripleClick(field);
      await userEvent.paste('99');
      await headOf(/^Person 99\b/);
      await expect(await firstAfter(1)).toBe('p99');
    });
  },
});

export const InTheList = meta.story({
  tags: ['department-plan-29'],
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas, step }) => {
    await headOf(/^Person 0\b/);
    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'List' }));
    await waitFor(() => expect(canvas.getByText('Person 49')).toBeInTheDocument());
    await step('the people that are scrolled into view are fetched first', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /50/ }));
      const last = await canvas.findByText('Person 99');
      last.scrollIntoView({ block: 'end' });
      await reportedVisible(last);
      const first = Number((await firstAfter(0))?.slice(1));
      await expect(first).toBeGreaterThan(60);
    });
    await step('the found person is fetched first', async () => {
      await userEvent.type(canvas.getByRole('searchbox', { name: 'Find a person' }), '88');
      await waitFor(() => expect(canvas.getByText('1 of 120 people')).toBeVisible());
      await reportedVisible(canvas.getByText('Person 88'));
      await expect(await firstAfter(1)).toBe('p88');
    });
  },
});
