import { defineArea } from '../areas/defineArea.ts';

/** A person's own settings and substitutions, in dialogs. */
export const settingsArea = defineArea({ word: 'settings', actions: ['substitutions'] });
