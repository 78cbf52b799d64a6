import { defineArea } from '../areas/defineArea.ts';

/** Help; underscores in the anchor stand for slashes. */
export const helpArea = defineArea({ word: 'help', paths: { '/help/:anchor?': null } });
