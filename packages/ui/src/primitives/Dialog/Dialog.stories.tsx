import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { useState } from 'react';
import { fitsWindow } from '#storybook/fits-window.ts';
import preview from '#storybook/preview.tsx';
import { waitForFocusIn } from '#storybook/wait-for-focus.ts';
import { Button } from '../Button/Button.tsx';
import { Disclosure } from '../Disclosure/Disclosure.tsx';
import { Dialog } from './Dialog.tsx';

const meta = preview.meta({
  component: Dialog,
  args: {
    title: 'My account',
    isOpen: true,
    onOpenChange: fn(),
    children: <p>Everything about you in one place.</p>,
    footer: <Button kind="primary">Save</Button>,
  },
});

export const Default = meta.story({
  parameters: { pictures: true },
  play: async ({ args, step }) => {
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'My account' })).toBeVisible());
    await step('Escape closes the dialog', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    });
  },
});

export const Alert = meta.story({ parameters: { pictures: true }, args: { role: 'alertdialog' as const } });

export const LongContent = meta.story({
  args: { children: <p>{'Táto verzia aplikácie túto časť ešte nemá. '.repeat(120)}</p> },
  play: () => waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeVisible()),
});

export const LongText = meta.story({
  args: { title: 'Nepretržite vykonávaná zodpovednosť za schvaľovanie žiadostí o neprítomnosť' },
  globals: { viewport: { value: 'narrow' } },
  play: fitsWindow,
});

const boxOf = (element: Element) => element.getBoundingClientRect();
const windowBox = () => boxOf(screen.getByRole('dialog'));
const halves = (
  <>
    <Button>Cancel</Button>
    <Button kind="primary">Save</Button>
  </>
);

export const ShortOnPhone = meta.story({
  tags: ['shell-25'],
  args: { footer: halves },
  globals: { viewport: { value: 'phone' } },
  play: async ({ step }) => {
    await screen.findByRole('dialog');
    await step('the dialog is at the bottom of the window, 90% wide', async () => {
      await waitFor(() => expect(windowBox().bottom).toBeGreaterThan(window.innerHeight * 0.96));
      await expect(windowBox().bottom).toBeLessThan(window.innerHeight);
      await expect(windowBox().width).toBeCloseTo(window.innerWidth * 0.9, 0);
      await expect(windowBox().height).toBeLessThan(window.innerHeight * 0.6);
    });
    await step('the buttons are equal halves of the footer', async () => {
      const [cancel, save] = ['Cancel', 'Save'].map((name) => boxOf(screen.getByRole('button', { name })));
      await expect(save?.width).toBe(cancel?.width);
      await expect(save?.top).toBe(cancel?.top);
      await expect(save?.width).toBeGreaterThan(windowBox().width * 0.4);
    });
  },
});

export const TallForm = meta.story({
  tags: ['shell-25'],
  args: {
    footer: halves,
    children: (
      <>
        <p style={{ height: '58vh' }}>A form.</p>
        <Disclosure summary="More">
          <p style={{ height: '60vh' }}>More fields.</p>
        </Disclosure>
      </>
    ),
  },
  play: async ({ step }) => {
    const save = await screen.findByRole('button', { name: 'Save' });
    const fullHeight = () => expect(windowBox().height).toBeGreaterThan(window.innerHeight * 0.88);
    await step('a dialog taller than 60% of the window takes its full height', () => waitFor(fullHeight));
    await step('the footer stays where it is when the content grows', async () => {
      const { top } = boxOf(save);
      await userEvent.click(screen.getByText('More'));
      await expect(screen.findByText('More fields.')).resolves.toBeVisible();
      await expect(boxOf(save).top).toBe(top);
    });
  },
});

export const StepOfADialog = meta.story({
  args: { title: 'New attachment', onBack: fn() },
  render: function WithAStep(args) {
    const [isStep, setIsStep] = useState(false);
    return (
      <>
        <Dialog title="Attachments" isOpen>
          <Button onPress={() => setIsStep(true)}>Add</Button>
        </Dialog>
        {isStep && (
          <Dialog
            {...args}
            onBack={() => {
              args.onBack?.();
              setIsStep(false);
            }}
          />
        )}
      </>
    );
  },
  play: async ({ args, step }) => {
    const add = await screen.findByRole('button', { name: 'Add' });
    await waitForFocusIn(screen.getByRole('dialog'));
    /** Opens the step, which then has the focus. */
    const open = async () => {
      await userEvent.click(add);
      const dialog = await screen.findByRole('dialog', { name: 'New attachment' });
      await waitForFocusIn(dialog);
      await expect(dialog).toBeVisible();
      return dialog;
    };
    await step('the step replaces the dialog below', async () => {
      await open();
      await expect(add).not.toBeVisible();
    });
    await step('the Back button returns to the dialog below', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Back' }));
      await expect(args.onBack).toHaveBeenCalledOnce();
      await waitFor(() => expect(add).toHaveFocus());
      await expect(add).toBeVisible();
    });
    await step('Escape goes back, too', async () => {
      await open();
      await userEvent.keyboard('{Escape}');
      await expect(args.onBack).toHaveBeenCalledTimes(2);
      await expect(args.onOpenChange).not.toHaveBeenCalled();
    });
    await step('the close button closes', async () => {
      await userEvent.click(within(await open()).getByRole('button', { name: 'Close' }));
      await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    });
  },
});

export const RefusedWithReason = meta.story({
  args: {
    footer: (
      <>
        <Button>Close</Button>
        <Button kind="primary" disabledReason="The end day cannot be before the start day!">
          Save
        </Button>
      </>
    ),
  },
  play: async () =>
    expect(await screen.findByRole('button', { name: 'Save' })).toHaveAccessibleDescription(
      'The end day cannot be before the start day!',
    ),
});

export const ButtonsThatDoNotFit = meta.story({
  parameters: { pictures: true },
  args: {
    footer: (
      <>
        <Button>Zavřít bez uložení</Button>
        <Button>Zamítnout žádost</Button>
        <Button kind="primary">Schválit žádost</Button>
      </>
    ),
  },
  globals: { viewport: { value: 'narrow' } },
  render: (args) => (
    <>
      {/* As narrow as a dialog on a phone, independent of the window width of the test. */}
      <style>{'[role=dialog] > footer { max-width: 300px; }'}</style>
      <Dialog {...args} />
    </>
  ),
  play: async ({ step }) => {
    const buttons = await screen.findAllByRole('button', { name: /žádost|uložení/ });
    await step('the buttons are stacked with equal widths, the main button last', async () => {
      const boxes = buttons.map((button) => button.getBoundingClientRect());
      await expect(new Set(boxes.map(({ top }) => top)).size).toBe(3);
      await expect(new Set(boxes.map(({ width }) => Math.round(width))).size).toBe(1);
      await expect(Math.max(...boxes.map(({ top }) => top))).toBe(boxes[2]?.top);
    });
  },
});

export const GivesFocusBack = meta.story({
  render: function Opener() {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        <Button onPress={() => setIsOpen(true)}>Open</Button>
        <Dialog title="Window" isOpen={isOpen} onOpenChange={setIsOpen}>
          <p>Words</p>
        </Dialog>
      </>
    );
  },
  play: async ({ canvas, step }) => {
    const opener = await canvas.findByRole('button', { name: 'Open' });
    await step('the focus moves into the dialog', async () => {
      opener.focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() =>
        expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement),
      );
    });
    await step('the focus returns to the button when the dialog closes', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(opener).toHaveFocus());
    });
  },
});

export const ByKeyboard = meta.story({
  args: {
    footer: (
      <>
        <Button>Cancel</Button>
        <Button kind="primary">Save</Button>
      </>
    ),
  },
  play: async ({ args, step }) => {
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
    await step('Tab stays within the dialog', async () => {
      for (const name of ['Close', 'Cancel', 'Save', 'Close']) {
        await userEvent.tab();
        await waitFor(() => expect(screen.getByRole('button', { name })).toHaveFocus());
      }
    });
    await step('Shift+Tab moves backwards', async () => {
      await userEvent.tab({ shift: true });
      await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus());
    });
    await step('Escape closes the dialog', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    });
  },
});
