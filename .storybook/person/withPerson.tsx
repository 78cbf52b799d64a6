import { defaultScenario } from '@selfservice/mock-server/core/scenario';
import type { Scenario } from '@selfservice/mock-server/core/scenario';
import type { Decorator } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { useMemo } from 'react';
import { backendOf } from '../backend.ts';
import { personInArgs } from './person-in-args.ts';

/** Returns the person that a story itself chooses. */
export function ownPersonOf(parameters: Record<string, unknown>): Scenario['person'] {
  const scenario = parameters['scenario'] as Partial<Scenario> | undefined;
  return scenario?.person ?? defaultScenario.person;
}

interface StoryProps {
  args: Record<string, unknown>;
  own: Scenario['person'];
  chosen: Scenario['person'];
  of: ComponentType<{ args?: Record<string, unknown> }>;
}

function ForPerson({ args, own, chosen, of: Story }: StoryProps) {
  const changed = useMemo(
    () => (own === chosen ? undefined : personInArgs(args, own, chosen)),
    [args, own, chosen],
  );
  return <Story {...(changed && { args: changed })} />;
}

/** Shows the person of the toolbar in the args of a story, in the place of the story's own person. */
export const withPerson: Decorator = (Story, { args, parameters, loaded }) => (
  <ForPerson
    args={args}
    own={ownPersonOf(parameters)}
    chosen={backendOf(loaded).scenario.person}
    of={Story as StoryProps['of']}
  />
);
