import type { Preview } from '@storybook/react-vite';
import { callNames } from '@selfservice/mock-server/core/calls';
import { failing } from '@selfservice/mock-server/core/failure';
import type { Scenario } from '@selfservice/mock-server/core/scenario';
import { personKeys } from '@selfservice/mock-server/core/people';
import { readScenarioGlobal } from './scenario-globals.ts';

/** The scenarios of the network settings of the toolbar. */
const networks: Record<string, Partial<Scenario>> = {
  fast: {},
  slow: { latencyMs: 3000 },
  offline: { isOffline: true },
  '500': { failures: failEverything('500') },
  '401': { failures: failEverything('401') },
};

function failEverything(kind: '401' | '500'): Scenario['failures'] {
  return callNames.map((call) => failing(call, kind));
}

/** The heights of controls and rows, which otherwise follow the width of the window: for fingers, or for a mouse. */
export const densities: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  touch: { '--control-height': '44px', '--row-height': '56px' },
  compact: { '--control-height': '36px', '--row-height': '40px' },
};

/** Returns the part of the scenario that the toolbar sets. */
export function scenarioOf(globals: Record<string, unknown>): Partial<Scenario> {
  const person = personKeys.find((key) => key === globals['person']);
  const { scenario } = readScenarioGlobal(globals);
  return { ...networks[String(globals['network'])], ...scenario, ...(person && { person }) };
}

/** The settings of the toolbar. The width is set by Storybook's own viewport menu. */
export const globalTypes: NonNullable<Preview['globalTypes']> = {
  language: {
    description: 'Language',
    toolbar: {
      title: 'Language',
      icon: 'globe',
      dynamicTitle: true,
      items: [
        { value: 'en', title: 'English' },
        { value: 'cs', title: 'Čeština' },
        { value: 'sk', title: 'Slovenčina' },
        { value: 'pseudo', title: 'Pseudo-language, 50% longer' },
      ],
    },
  },
  theme: {
    description: 'Theme',
    toolbar: {
      title: 'Theme',
      icon: 'paintbrush',
      dynamicTitle: true,
      items: [
        { value: 'light', title: 'Light' },
        { value: 'dark', title: 'Dark' },
        { value: 'contrast', title: 'High contrast' },
        { value: 'system', title: 'System' },
      ],
    },
  },
  // The tool "Person" sets it.
  person: { description: 'Signed-in person' },
  textSize: {
    description: 'Text size',
    toolbar: {
      title: 'Text size',
      icon: 'zoom',
      dynamicTitle: true,
      items: ['100', '150', '200'].map((value) => ({ value, title: `Text ${value}%` })),
    },
  },
  density: {
    description: 'Density',
    toolbar: {
      title: 'Density',
      icon: 'menu',
      dynamicTitle: true,
      items: [
        { value: 'width', title: 'Density' },
        ...Object.keys(densities).map((value) => ({ value, title: `Density: ${value}` })),
      ],
    },
  },
  motion: {
    description: 'Motion',
    toolbar: {
      title: 'Motion',
      icon: 'play',
      dynamicTitle: true,
      items: [
        { value: 'system', title: 'Motion' },
        { value: 'none', title: 'No motion' },
      ],
    },
  },
  network: {
    description: 'Network',
    toolbar: {
      title: 'Network',
      icon: 'lightning',
      dynamicTitle: true,
      items: Object.keys(networks).map((value) => ({ value, title: `Network: ${value}` })),
    },
  },
};

/** The initial values of the toolbar. */
export const initialGlobals = {
  language: 'en',
  theme: 'light',
  person: '',
  network: 'fast',
  textSize: '100',
  density: 'width',
  motion: 'system',
  page: 'original',
  spoken: '',
  scenario: '',
};

/** The widths that screens are reviewed at. */
export const viewports = {
  narrow: { name: 'Narrow phone, 320', styles: { width: '320px', height: '700px' }, type: 'mobile' },
  phone: { name: 'Phone, 390', styles: { width: '390px', height: '844px' }, type: 'mobile' },
  landscape: {
    name: 'Phone on its side, 844',
    styles: { width: '844px', height: '390px' },
    type: 'mobile',
  },
  tablet: { name: 'Tablet, 768', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
  laptop: { name: 'Small desktop, 1024', styles: { width: '1024px', height: '768px' }, type: 'desktop' },
  desk: { name: 'Desktop, 1440', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
} as const;
