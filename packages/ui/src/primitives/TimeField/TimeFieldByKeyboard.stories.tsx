import { localTime } from '@selfservice/api/core/local-time';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { controlledStory } from '../controlledStory.fixtures.ts';
import { TimeField } from './TimeField.tsx';

const meta = preview.meta({
  component: TimeField,
  args: { label: 'Start', value: localTime('08:00'), onChange: fn() },
  parameters: { layout: 'padded' },
  render: controlledStory(TimeField),
});

const part = (name: string) => screen.findByRole('spinbutton', { name: `${name}, Start` });

export const ByKeyboard = meta.story({
  play: async ({ args, step }) => {
    const hour = await part('hour');
    const minute = await part('minute');
    await step('Tab moves to the hours and the minutes and skips the buttons', async () => {
      await userEvent.tab();
      await waitFor(() => expect(hour).toHaveFocus());
      await userEvent.tab();
      await waitFor(() => expect(minute).toHaveFocus());
      await userEvent.tab();
      await waitFor(() => expect(document.body).toHaveFocus());
    });
    await step('up and down arrows on the minutes step by half hours', async () => {
      minute.focus();
      await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{ArrowDown}');
      await expect(args.onChange).toHaveBeenLastCalledWith('09:00');
    });
    await step('arrows and Page Down on the hours step by hours', async () => {
      hour.focus();
      await userEvent.keyboard('{ArrowDown}{PageDown}');
      await expect(args.onChange).toHaveBeenLastCalledWith('07:00');
    });
    await step('any minute can be typed', async () => {
      await userEvent.keyboard('817');
      await expect(args.onChange).toHaveBeenLastCalledWith('08:17');
    });
    await step('a step from a typed minute goes to the next half hour', async () => {
      minute.focus();
      await userEvent.keyboard('{ArrowUp}');
      await expect(args.onChange).toHaveBeenLastCalledWith('08:30');
    });
  },
});

export const TellsStepsFromTyping = meta.story({
  args: { onStep: fn() },
  play: async ({ args, canvas, step }) => {
    await step('buttons and arrow keys call onStep', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: '30 min later, Start' }));
      await expect(args.onStep).toHaveBeenLastCalledWith('08:30');
      (await part('hour')).focus();
      await userEvent.keyboard('{ArrowDown}');
      await expect(args.onStep).toHaveBeenLastCalledWith('07:00');
      await expect(args.onChange).not.toHaveBeenCalled();
    });
    await step('digits call onChange', async () => {
      await userEvent.keyboard('9');
      await expect(args.onChange).toHaveBeenCalledWith('09:00');
      await expect(args.onStep).toHaveBeenCalledTimes(2);
    });
  },
});
