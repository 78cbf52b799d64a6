import { expect, fn, userEvent, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { DemoTour } from './DemoTour.tsx';

const meta = preview.meta({
  component: DemoTour,
  args: {
    title: 'Ask for leave',
    text: 'Press “New request”.',
    step: { number: 1, total: 6 },
    target: { top: 140, left: 24, width: 132, height: 36 },
    problem: null,
    next: 'Approve in bulk',
    onDo: fn(),
    onAgain: fn(),
    onSkip: fn(),
    onEnd: fn(),
    onRestart: fn(),
    onNext: fn(),
  },
  parameters: { layout: 'fullscreen', pictures: true },
});

const cardOf = (canvas: ReturnType<typeof within>) =>
  canvas.findByRole('region', { name: /Guided tour|Průvodce|Sprievodca/ });

export const Default = meta.story({
  tags: ['demo-13'],
  parameters: { pictures: false },
  play: async ({ canvas, args, step }) => {
    const card = within(await cardOf(canvas));
    await step('it says where the user is and what to do', async () => {
      await expect(card.getByText('Step 1 of 6')).toBeVisible();
      await expect(card.getByRole('status')).toHaveTextContent('Press “New request”.');
    });
    await step('it does the step for the user', async () => {
      await userEvent.click(card.getByRole('button', { name: 'Do it for me' }));
      await expect(args.onDo).toHaveBeenCalledOnce();
    });
    await step('it can be ended', async () => {
      await userEvent.click(card.getByRole('button', { name: 'End tour' }));
      await expect(args.onEnd).toHaveBeenCalledOnce();
    });
  },
});

/** The element is in the lower half of the window: the card is in the upper one. */
export const Above = meta.story({
  args: { target: { top: 780, left: 16, width: 358, height: 44 } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const card = await cardOf(canvas);
    await expect(card.getBoundingClientRect().bottom).toBeLessThan(400);
  },
});

export const Loading = meta.story({
  args: { target: null },
  parameters: { pictures: false },
  play: async ({ canvas }) =>
    expect(within(await cardOf(canvas)).getByRole('button', { name: 'Do it for me' })).toBeDisabled(),
});

export const Missing = meta.story({
  tags: ['demo-14'],
  args: {
    title: 'Podpis plánu',
    text: 'Podepište dny, které jsou v plánu nové.',
    target: null,
    problem: 'missing',
  },
  globals: { language: 'cs', viewport: { value: 'phone' }, theme: 'dark' },
  play: async ({ canvas, args, step }) => {
    const card = within(await cardOf(canvas));
    await step('it says why and offers to skip the step or to start again', async () => {
      await expect(card.getByRole('status')).toHaveTextContent('Možná už je to hotové.');
      await userEvent.click(card.getByRole('button', { name: 'Přeskočit krok' }));
      await expect(args.onSkip).toHaveBeenCalledOnce();
      await userEvent.click(card.getByRole('button', { name: 'Obnovit ukázku a začít znovu' }));
      await expect(args.onRestart).toHaveBeenCalledOnce();
    });
  },
});

export const Unconfirmed = meta.story({
  tags: ['demo-15'],
  args: { text: 'Waiting for the response…', target: null, problem: 'unconfirmed' },
  parameters: { pictures: false },
  play: async ({ canvas, args }) => {
    const card = within(await cardOf(canvas));
    await expect(card.getByRole('status')).toHaveTextContent('It is not confirmed that this was done.');
    await expect(card.queryByRole('button', { name: 'Skip step' })).toBeNull();
    await userEvent.click(card.getByRole('button', { name: 'Do the step again' }));
    await expect(args.onAgain).toHaveBeenCalledOnce();
  },
});

export const Finished = meta.story({
  args: {
    title: 'Žiadosť o voľno',
    text: 'Žiadosť je odoslaná. Jana ju vidí vo svojom zozname a schvaľovateľ medzi žiadosťami na schválenie.',
    step: null,
    target: null,
    next: 'Hromadné schválenie',
  },
  globals: { language: 'sk', viewport: { value: 'phone' } },
  play: async ({ canvas, args }) => {
    const card = within(await cardOf(canvas));
    await userEvent.click(card.getByRole('button', { name: 'Ďalej: Hromadné schválenie' }));
    await expect(args.onNext).toHaveBeenCalledOnce();
  },
});
