import { defineArea } from '../areas/define-area.ts';

/** Help; underscores in the anchor stand for slashes. */
export const helpArea = defineArea({ word: 'help', paths: { '/help/:anchor?': null } });
