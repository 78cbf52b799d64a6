import { defineArea } from '../areas/define-area.ts';

/** A person's own settings and substitutes, in dialogs. */
export const settingsArea = defineArea({ word: 'settings', actions: ['substitutions'] });
