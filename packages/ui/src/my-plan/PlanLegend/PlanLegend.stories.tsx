import { actions, allPermissions } from '@selfservice/api/session/permissions';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { aFullPlan } from '../my-plan.fixtures.ts';
import { PlanLegend } from './PlanLegend.tsx';

const meta = preview.meta({
  component: PlanLegend,
  args: { permissions: allPermissions, intervals: aFullPlan().intervals },
  parameters: { layout: 'padded' },
});

export const Default = meta.story({
  tags: ['my-plan-12', 'my-plan-15', 'my-plan-28'],
  play: async ({ canvas, step }) => {
    await step('the legend explains the markers of the days', () =>
      expect(canvas.getByRole('list', { name: 'Day markers' })).toHaveTextContent(
        'Change to approveTo signSigned',
      ),
    );
    await step(
      'a change has a red open lock, a day to sign an orange one, a signed day a closed one',
      async () => {
        for (const [text, color, icon] of [
          ['Change to approve', '--color-negative', 'lucide-lock-keyhole-open'],
          ['To sign', '--color-caution', 'lucide-lock-open'],
          ['Signed', '--color-text-muted', 'lucide-lock'],
        ] as const) {
          const marker = canvas.getByText(text).parentElement?.querySelector('svg') as SVGElement;
          const sample = document.body.appendChild(document.createElement('i'));
          sample.style.color = `var(${color})`;
          await expect(getComputedStyle(marker).color).toBe(getComputedStyle(sample).color);
          await expect(marker).toHaveClass(icon);
          sample.remove();
        }
      },
    );
    await step('the legend names the other entries of the month', () =>
      expect(canvas.getByRole('list', { name: 'Legend' })).toHaveTextContent(/Other entries.*Lunch.*On call/),
    );
  },
});

export const WithoutRightToSign = meta.story({
  tags: ['my-plan-12'],
  args: { permissions: { ...allPermissions, disabled: new Set([actions.planCheck]) } },
  parameters: { pictures: false },
  play: ({ canvas }) =>
    expect(canvas.getByRole('list', { name: 'Day markers' })).toHaveTextContent(/^Change to approve$/),
});

export const WithoutRights = meta.story({
  tags: ['my-plan-12'],
  args: {
    permissions: { ...allPermissions, disabled: new Set([actions.planCheck, actions.planApprove]) },
  },
  parameters: { pictures: false },
  play: ({ canvas }) => expect(canvas.queryByRole('list', { name: 'Day markers' })).not.toBeInTheDocument(),
});
