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
  play: async ({ canvas, step }) => {
    await step('it says what the markers of the days mean', () =>
      expect(canvas.getByRole('list', { name: 'Day markers' })).toHaveTextContent(
        'Change to approveTo signSigned',
      ),
    );
    await step('and what the server calls the other entries of the month', () =>
      expect(canvas.getByRole('list', { name: 'Legend' })).toHaveTextContent(/Other entries.*Lunch.*On call/),
    );
  },
});

export const WithoutRightToSign = meta.story({
  args: { permissions: { ...allPermissions, disabled: new Set([actions.planCheck]) } },
  parameters: { pictures: false },
  play: ({ canvas }) =>
    expect(canvas.getByRole('list', { name: 'Day markers' })).toHaveTextContent(/^Change to approve$/),
});

export const WithoutRights = meta.story({
  args: {
    permissions: { ...allPermissions, disabled: new Set([actions.planCheck, actions.planApprove]) },
  },
  parameters: { pictures: false },
  play: ({ canvas }) => expect(canvas.queryByRole('list', { name: 'Day markers' })).not.toBeInTheDocument(),
});
