import type { Scenario } from '@selfservice/mock-server/core/scenario';
import { defaultScenario } from '@selfservice/mock-server/core/scenario';
import { writeScenarioText } from '@selfservice/mock-server/core/scenario-text';
import React, { useEffect, useMemo, useState } from 'react';
import { Button, Modal, PopoverProvider } from 'storybook/internal/components';
import { SET_GLOBALS, STORY_PREPARED } from 'storybook/internal/core-events';
import {
  addons,
  types,
  useGlobals,
  useParameter,
  useStorybookApi,
  useStorybookState,
} from 'storybook/manager-api';
import { create } from 'storybook/theming/create';
import { FindState } from './find-state/FindState.tsx';
import { PerformancePanel } from './performance/PerformancePanel.tsx';
import { PersonTool } from './person/PersonTool.tsx';
import { ScenarioForm } from './ScenarioForm.tsx';
import { globalsOfText, looksOf, readScenarioGlobal, writeScenarioGlobal } from './scenario-globals.ts';
import { SideBySideTool } from './SideBySideTool.tsx';
import { initialGlobals, scenarioOf } from './toolbar.ts';

function ScenarioTool() {
  const [globals, update] = useGlobals();
  const ofStory = useParameter<Partial<Scenario>>('scenario', {});
  const { scenario, faults } = readScenarioGlobal(globals);
  const count = Object.keys(scenario).length;
  const whole = { person: defaultScenario.person, ...ofStory, ...scenarioOf(globals), ...looksOf(globals) };
  return (
    <PopoverProvider
      ariaLabel="Scenario"
      padding={16}
      popover={
        <ScenarioForm
          scenario={scenario}
          faults={faults}
          text={writeScenarioText(whole)}
          onChange={(changes) =>
            update({ scenario: writeScenarioGlobal(withoutUndefined({ ...scenario, ...changes })) })
          }
          onTextChange={(text) =>
            update(text.trim() === '' ? { ...initialGlobals } : { ...globalsOfText(text) })
          }
        />
      }
    >
      <Button
        variant="ghost"
        padding="small"
        ariaLabel={false}
        tooltip="Scenario as a text, day and time, latency, rights, configuration"
      >
        {`Scenario${count > 0 ? `: ${count} set` : ''}${faults.length > 0 ? `, ${faults.length} ignored` : ''}`}
      </Button>
    </PopoverProvider>
  );
}

function withoutUndefined(fields: Record<string, unknown>): Partial<Scenario> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

const findState = 'selfservice/find-state';

function FindStateTool() {
  const api = useStorybookApi();
  const { index } = useStorybookState();
  const [isOpen, setIsOpen] = useState(false);
  const stories = useMemo(
    () => Object.values(index ?? {}).filter((entry) => entry.type === 'story'),
    [index],
  );

  useEffect(() => {
    void api.setAddonShortcut(findState, {
      label: 'Find a state by its words',
      defaultShortcut: ['W'],
      actionName: 'find',
      action: () => setIsOpen(true),
    });
  }, [api]);

  function open(id: string): void {
    setIsOpen(false);
    api.selectStory(id);
  }

  return (
    <>
      <Button
        variant="ghost"
        padding="small"
        ariaLabel={false}
        tooltip="Find a story by the words on it [W]"
        onClick={() => setIsOpen(true)}
      >
        Find a state
      </Button>
      <Modal ariaLabel="Find a state" open={isOpen} onOpenChange={setIsOpen} width={720}>
        <FindState stories={stories} onOpen={open} />
      </Modal>
    </>
  );
}

/** Shows the title instead of Storybook's logo; the type of the theme does not know it. */
const noLogo = null as unknown as string;

const isDark = window.matchMedia('(prefers-color-scheme: dark)').matches;

// The colours of the product's tokens, which the manager does not load.
addons.setConfig({
  theme: create({
    base: isDark ? 'dark' : 'light',
    brandTitle:
      '<img src="./brand.svg" alt="" width="20" style="vertical-align: -4px; margin-right: 8px">Employee self-service',
    brandUrl: './',
    brandImage: noLogo,
    ...(isDark
      ? { appBg: '#171614', appContentBg: '#211f1d', barBg: '#211f1d', textColor: '#edeae4' }
      : { appBg: '#faf9f6', appContentBg: '#ffffff', barBg: '#ffffff', textColor: '#211f1b' }),
    colorSecondary: isDark ? '#86c5ca' : '#0f4c55',
    barSelectedColor: isDark ? '#86c5ca' : '#0f4c55',
  }),
});

const panel = 'selfservice/panel';

// Screens and dialogs need the whole window; the props of a component are in the panel. A panel that the user opens stays open
// until the next component.
addons.register(panel, (api) => {
  let wasWide = false;
  api.on(STORY_PREPARED, ({ id }: { id: string }) => {
    const entry = api.getData(id);
    const isWide = entry.type === 'story' && (entry.tags.includes('screen') || entry.tags.includes('dialog'));
    if (isWide !== wasWide) api.togglePanel(!isWide);
    wasWide = isWide;
  });
});

addons.register(findState, () => {
  addons.add(`${findState}/tool`, { type: types.TOOL, title: 'Find a state', render: FindStateTool });
});

const sideBySide = 'selfservice/side-by-side';

addons.register(sideBySide, () => {
  addons.add(`${sideBySide}/tool`, { type: types.TOOL, title: 'Side by side', render: SideBySideTool });
});

addons.register('selfservice/person', () => {
  addons.add('selfservice/person/tool', { type: types.TOOL, title: 'Person', render: PersonTool });
});

const performancePanel = 'selfservice/performance';

addons.register(performancePanel, () => {
  addons.add(`${performancePanel}/panel`, {
    type: types.PANEL,
    title: 'Performance',
    render: PerformancePanel,
  });
});

addons.register('selfservice/scenario', (api) => {
  addons.add('selfservice/scenario/tool', { type: types.TOOL, title: 'Scenario', render: ScenarioTool });
  // A link may carry the scenario as a text, as in the demo. From then on it is in the settings of the toolbar.
  const text = api.getQueryParam('scenario');
  if (!text) return;
  api.once(SET_GLOBALS, () => {
    api.updateGlobals({ ...globalsOfText(text) });
    api.setQueryParams({ scenario: null });
  });
});
