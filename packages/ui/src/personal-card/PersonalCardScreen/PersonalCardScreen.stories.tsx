import { failing } from '@selfservice/mock-server/core/failure';
import { expect, userEvent } from 'storybook/test';
import { backendOf } from '#storybook/backend.ts';
import { inMain } from '#storybook/decorators/inMain.tsx';
import preview from '#storybook/preview.tsx';
import { PersonalCardScreen } from './PersonalCardScreen.tsx';

const meta = preview.meta({
  component: PersonalCardScreen,
  args: { backHref: '/dashboard' },
  decorators: [inMain],
});

export const Default = meta.story({
  tags: ['personal-card-2'],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.findByRole('heading', { level: 2, name: 'Jana Dvořáková' })).resolves.toBeVisible();
    await expect(canvasElement.querySelector('img')).toHaveAttribute('src', expect.stringMatching(/^data:/));
  },
});

export const Loading = meta.story({
  tags: ['personal-card-6'],
  parameters: { scenario: { failures: [failing('getPersonalCard', 'timeout')] } },
  play: async ({ canvas }) => {
    await expect(canvas.findByRole('article')).resolves.toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByText('Personal number')).toBeVisible();
  },
});

/** Only the name, the centre and the first day are known. */
export const Empty = meta.story({
  tags: ['personal-card-2', 'personal-card-5'],
  parameters: { scenario: { person: 'firstDay' } },
  play: async ({ canvas }) => {
    await expect(canvas.findByText('FM')).resolves.toBeVisible();
    await expect(canvas.getAllByText('not given')).toHaveLength(6);
  },
});

export const Failed = meta.story({
  tags: ['personal-card-9'],
  parameters: { scenario: { failures: [failing('getPersonalCard', '500')] } },
  play: async ({ canvas }) => {
    await expect(canvas.findByText('The personal card could not be loaded.')).resolves.toBeVisible();
  },
});

export const FailedThenThere = meta.story({
  tags: ['personal-card-9'],
  parameters: { pictures: false, scenario: { failures: [failing('getPersonalCard', 'network')] } },
  play: async ({ canvas, loaded }) => {
    const retry = await canvas.findByRole('button', { name: 'Try again' });
    backendOf(loaded).scenario.failures = [];
    await userEvent.click(retry);
    await expect(canvas.findByRole('heading', { level: 2, name: 'Jana Dvořáková' })).resolves.toBeVisible();
  },
});

export const LongName = meta.story({
  parameters: { scenario: { person: 'longName' } },
  globals: { viewport: { value: 'narrow' }, language: 'cs' },
  play: async ({ canvas }) => {
    await expect(canvas.findByRole('heading', { name: /Schwarzenbergová/ })).resolves.toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
