import React from 'react';
import { Button, PopoverProvider } from 'storybook/internal/components';
import { addons, types, useGlobals } from 'storybook/manager-api';
import { ScenarioForm } from './ScenarioForm.tsx';
import { emptyScenarioGlobals, readScenarioGlobals, scenarioFields } from './scenario-globals.ts';
import type { ScenarioGlobals } from './scenario-globals.ts';

function ScenarioTool() {
  const [globals, update] = useGlobals();
  const { scenario, ignored } = readScenarioGlobals(globals);
  const count = Object.keys(scenario).length;
  const own = Object.fromEntries(
    scenarioFields.map((field) => [field, (globals[field] as unknown) ?? emptyScenarioGlobals[field]]),
  ) as ScenarioGlobals;
  return (
    <PopoverProvider
      ariaLabel="Scenario"
      padding={16}
      popover={<ScenarioForm globals={own} ignored={ignored} onChange={update} />}
    >
      <Button
        variant="ghost"
        padding="small"
        ariaLabel={false}
        tooltip="Day and time, latency, rights, configuration"
      >
        {`Scenario${count > 0 ? `: ${count} set` : ''}${ignored.length > 0 ? `, ${ignored.length} ignored` : ''}`}
      </Button>
    </PopoverProvider>
  );
}

addons.register('selfservice/scenario', () => {
  addons.add('selfservice/scenario/tool', { type: types.TOOL, title: 'Scenario', render: ScenarioTool });
});
