import { defineArea } from '../areas/define-area.ts';

/** A person's own settings and substitutions, in dialogs. */
export const settingsArea = defineArea({ word: 'settings', actions: ['substitutions'] });
