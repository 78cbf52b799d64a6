import { localDate } from '@selfservice/api/core/local-date';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { ListFocusContext, useListFocus } from '../../primitives/List/ListFocus.ts';
import { aDecidedRequest, aRequest, longName } from '../../requests/requests.fixtures.ts';
import type { ApprovalItem } from './approvalItems.ts';
import { ApprovalsList } from './ApprovalsList.tsx';

function anItem(request: ApprovalItem['request'], progress: ApprovalItem['progress'] = null): ApprovalItem {
  return { id: String(request.id), label: `${request.applicant}, ${request.text}`, request, progress };
}

const items = [
  anItem(aRequest({ id: 1, applicant: 'Žák Matěj' })),
  anItem(aRequest({ id: 2, applicant: 'Malá Eva' }), 'approving'),
  anItem(aDecidedRequest('rejected', { id: 3, applicant: 'Novák Jan' })),
  anItem(aRequest({ id: 4, applicant: longName, remainingDays: -1, deadline: localDate('2026-11-19') })),
  anItem(aRequest({ id: 5, applicant: 'Ing. Svoboda Petr, Ph.D.', remainingDays: null, deadline: null })),
];

const meta = preview.meta({
  component: ApprovalsList,
  args: {
    label: 'Requests to approve',
    items,
    currentId: '1',
    onFocus: fn(),
    onOpen: fn(),
    onKey: fn(),
    canDecide: true,
    isSelecting: false,
    selectedIds: new Set<string>(),
    onBegin: fn(),
    onSelectionChange: fn(),
  },
  parameters: { layout: 'padded' },
});

export const Default = meta.story({
  play: async ({ canvas, args, step }) => {
    await step('letters run an action and do not search by name', async () => {
      (await canvas.findByRole('row', { name: /Žák/ })).focus();
      await userEvent.keyboard('a');
      await expect(args.onKey).toHaveBeenLastCalledWith('approve', '1');
      await userEvent.keyboard('R');
      await expect(args.onKey).toHaveBeenLastCalledWith('reject', '1');
      await userEvent.keyboard('n');
      await waitFor(() => expect(canvas.getByRole('row', { name: /Žák/ })).toHaveFocus());
    });
    await step('Enter opens the request', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.onOpen).toHaveBeenCalledWith('1');
    });
    await step('arrows do not skip rows that cannot be decided', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() => expect(canvas.getByRole('row', { name: /Malá/ })).toHaveFocus());
    });
  },
});
export const Selecting = meta.story({
  tags: ['approvals-11'],
  args: { isSelecting: true, selectedIds: new Set(['1']) },
  play: async ({ canvas, args, step }) => {
    await step('a press adds a row to the selection', async () => {
      await userEvent.click(await canvas.findByRole('row', { name: /Nepomucká/ }));
      await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set(['1', '4']));
      await expect(args.onOpen).not.toHaveBeenCalled();
    });
    await step('requests in progress and decided requests cannot be selected', async () => {
      await expect(canvas.getByRole('checkbox', { name: /Malá/ })).toBeDisabled();
      await expect(canvas.getByRole('checkbox', { name: /Novák/ })).toBeDisabled();
    });
  },
});
export const MovedFromOutside = meta.story({
  parameters: { pictures: false },
  render: function Outside(args) {
    const focus = useListFocus();
    return (
      <ListFocusContext value={focus}>
        <Button onPress={() => focus.focusItem('4')}>Go to the fourth</Button>
        <ApprovalsList {...args} />
      </ListFocusContext>
    );
  },
  play: async ({ canvas, args, step }) => {
    await canvas.findByRole('row', { name: /Žák/ });
    await step('the focus moves to the row', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Go to the fourth' }));
      await waitFor(() => expect(canvas.getByRole('row', { name: /Nepomucká/ })).toHaveFocus());
      await expect(args.onFocus).toHaveBeenCalledWith('4', false);
    });
  },
});
export const Grouped = meta.story({
  args: {
    currentId: null,
    headings: new Map([
      ['1', 'Today · 2'],
      ['3', 'Later · 3'],
    ]),
  },
  play: async ({ canvas, args, step }) => {
    const first = await canvas.findByRole('row', { name: /Žák/ });
    await step('headings are above the first row of a group and are no rows', async () => {
      await expect(canvas.getAllByRole('row')).toHaveLength(5);
      const heading = canvas.getByText('Later · 3').getBoundingClientRect();
      const rows = canvas.getAllByRole('row').map((row) => row.getBoundingClientRect());
      await expect(heading.top).toBeGreaterThanOrEqual((rows[1]?.bottom ?? 0) - 1);
      await expect(heading.bottom).toBeLessThanOrEqual((rows[2]?.top ?? 0) + 1);
    });
    await step('arrows skip the headings', async () => {
      first.focus();
      await userEvent.keyboard('{ArrowDown}{ArrowDown}');
      await waitFor(() => expect(canvas.getByRole('row', { name: /Novák/ })).toHaveFocus());
    });
    await step('a click on the state icon selects the row and opens nothing', async () => {
      const [state] = first.querySelectorAll('[data-pick]');
      await userEvent.click(state ?? first);
      await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set(['1']));
      await expect(args.onOpen).not.toHaveBeenCalled();
    });
    await step('a request in progress has no checkbox', () =>
      expect(canvas.getByRole('row', { name: /Malá/ }).querySelector('[data-pick]')).toBeNull(),
    );
  },
});
const heights = (rows: readonly Element[]) =>
  rows.map((row) => Math.round(row.getBoundingClientRect().height));

const loading = { args: { items: [], isLoading: true } };

export const Loading = meta.story({
  ...loading,
  parameters: { pictures: false },
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas, step }) => {
    const [row] = await canvas.findAllByRole('row');
    await expect(row).toHaveTextContent('Loading');
    await step('skeletons are as high as the rows', () => expectSkeletons(row, 48));
  },
});
export const LoadingOnAPhone = meta.story({
  ...loading,
  parameters: { pictures: false },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => expectSkeletons((await canvas.findAllByRole('row'))[0], 62),
});

function expectSkeletons(row: Element | undefined, height: number): Promise<void> {
  const shapes = [...(row?.querySelectorAll('[style*="50%"]') ?? [])].map((icon) =>
    icon.closest('[role="row"] > * > *'),
  );
  return expect([...new Set(heights(shapes.filter((shape) => shape !== null)))]).toEqual([height]);
}

export const TwoLinesOnADesk = meta.story({
  tags: ['approvals-2'],
  args: { items: items.map((item) => ({ ...item, progress: null })) },
  globals: { viewport: { value: 'desk' } },
  parameters: { pictures: false },
  play: async ({ canvas, step }) => {
    const rows = await canvas.findAllByRole('row');
    await step('a row with short texts is as high as its skeleton', () => expect(heights(rows)[0]).toBe(48));
    await step('the name comes before all titles', async () => {
      const name = canvas.getByText(/^Nepomucká-Schwarzenbergová Alexandra, doc\. PhDr\., CSc\., MBA$/);
      await expect(name).toHaveAttribute('title', longName);
    });
    await step('a pending row has its state, account, days, length and last day', async () => {
      const [first, , , late] = rows;
      await expect(within(first as HTMLElement).getByText('Pending')).toBeInTheDocument();
      await expect(first).toHaveTextContent(/Žák Matěj.*Vacation.*23.*31 Dec · 9\sdays.*by /);
      await expect(late?.querySelector('[data-late]')).toHaveTextContent(/^by /);
    });
    await step('without a deadline no text is in its place', () =>
      expect(canvas.queryByText('Pending', { ignore: '[data-tone] *' })).toBeNull(),
    );
  },
});
export const NothingCutOnADesk = meta.story({
  args: {
    items: [
      anItem(
        aRequest({
          id: 6,
          applicant: 'Jelínková Barbora',
          text: 'Accompanying a family member to a medical facility, with pay 26.11.2026 12:00 - 26.11.2026 16:30',
        }),
      ),
    ],
  },
  globals: { viewport: { value: 'desk' } },
  parameters: { pictures: false },
  // As wide as beside a detail.
  decorators: [(Story) => <div style={{ maxWidth: 670 }}>{Story()}</div>],
  play: async ({ canvas, step }) => {
    const texts = [await canvas.findByText(/^Jelínková/), canvas.getByText(/^Accompanying/)];
    await step('a long name or account takes a second line', async () => {
      for (const text of texts) {
        await expect(text.scrollWidth).toBeLessThanOrEqual(text.clientWidth || text.offsetWidth);
        await expect(getComputedStyle(text).textOverflow).not.toBe('ellipsis');
      }
    });
  },
});
export const TwoLinesOnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, step }) => {
    const [row] = await canvas.findAllByRole('row');
    await step('a row is as high as its skeleton', () => expect(heights(row ? [row] : [])).toEqual([62]));
  },
});
