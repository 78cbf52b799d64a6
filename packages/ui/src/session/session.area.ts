import { defineArea } from '../areas/defineArea.ts';

/** The sign-in and its session. Its screens have no address. */
export const sessionArea = defineArea({ word: 'session', actions: ['runApp'] });
