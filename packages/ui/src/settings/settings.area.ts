import { defineArea } from '../areas/defineArea.ts';

/** Account settings and substitutions, in dialogs. */
export const settingsArea = defineArea({ word: 'settings', actions: ['substitutions'] });
