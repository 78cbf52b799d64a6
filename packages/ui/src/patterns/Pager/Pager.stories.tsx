import { addDays } from '@selfservice/api/core/local-date-arithmetic';
import { localDate } from '@selfservice/api/core/local-date';
import type { LocalDate } from '@selfservice/api/core/local-date';
import type { ComponentProps } from 'react';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { formatDetailDay } from '../../i18n/formatDate.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { pagerArgs } from './pager.fixtures.tsx';
import { Pager } from './Pager.tsx';

const meta = preview.meta({
  component: Pager,
  args: {
    ...pagerArgs,
    children: (
      <>
        <p style={{ paddingBlock: 48 }}>The plan of the week.</p>
        <Button>Sign</Button>
        <TextField label="Note" defaultValue="A note" />
        <label>
          <input type="checkbox" /> Only mine
        </label>
      </>
    ),
  },
  parameters: { layout: 'padded' },
});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next week' }));
    await expect(args.onNext).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Previous week' }));
    await expect(args.onPrevious).toHaveBeenCalledOnce();
  },
});
export const WithoutHeader = meta.story({
  args: { header: undefined },
  play: ({ canvas }) => expect(canvas.queryByText('16–22 November')).toBeNull(),
});
export const AtTheFirstPage = meta.story({
  args: { hasPrevious: false },
  play: async ({ canvas, args, step }) => {
    const previous = canvas.getByRole('button', { name: 'Previous week' });
    await step('the button can be focused but does nothing', async () => {
      await userEvent.tab();
      await waitFor(() => expect(previous).toHaveFocus());
      await expect(previous).toHaveAttribute('aria-disabled', 'true');
      await userEvent.keyboard('{Enter}{ArrowLeft}');
    });
    await expect(args.onPrevious).not.toHaveBeenCalled();
  },
});
export const AtTheLastPage = meta.story({
  args: { hasNext: false },
  play: async ({ canvas, args }) => {
    const next = canvas.getByRole('button', { name: 'Next week' });
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(next);
    await expect(args.onNext).not.toHaveBeenCalled();
  },
});

export const ByKeyboard = meta.story({
  play: async ({ canvas, args, step }) => {
    await step('the arrow keys turn the page from a button and from a checkbox', async () => {
      canvas.getByRole('button', { name: 'Sign' }).focus();
      await userEvent.keyboard('{ArrowRight}');
      canvas.getByRole('checkbox').focus();
      await userEvent.keyboard('{ArrowLeft}');
      await expect(args.onNext).toHaveBeenCalledOnce();
      await expect(args.onPrevious).toHaveBeenCalledOnce();
    });
    await step('the arrow keys do not turn the page in a text field or with Alt', async () => {
      canvas.getByRole('textbox').focus();
      await userEvent.keyboard('{ArrowRight}{ArrowLeft}');
      canvas.getByRole('button', { name: 'Sign' }).focus();
      await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
      await expect(args.onNext).toHaveBeenCalledOnce();
    });
  },
});

function Weeks(args: ComponentProps<typeof Pager>) {
  const [day, setDay] = useState<LocalDate>(localDate('2026-11-16'));
  const language = useLanguage();
  return (
    <Pager
      {...args}
      header={`${formatDetailDay(day, language)} – ${formatDetailDay(addDays(day, 6), language)}`}
      onPrevious={() => setDay(addDays(day, -7))}
      onNext={() => setDay(addDays(day, 7))}
    >
      <p style={{ paddingBlock: 48 }}>{formatDetailDay(day, language)}</p>
    </Pager>
  );
}

export const Paging = meta.story({
  render: (args) => <Weeks {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next week' }));
    await expect(canvas.getAllByText(/23/)).not.toHaveLength(0);
  },
});
