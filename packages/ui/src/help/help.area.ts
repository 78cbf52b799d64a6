import { defineArea } from '../areas/defineArea.ts';

/** Help. Underscores in the anchor represent slashes. @requirement help-2 */
export const helpArea = defineArea({ word: 'help', paths: { '/help/:anchor?': null } });
