import { defineArea } from '../areas/defineArea.ts';

/** Sign-in with everything around it; its screens have no address of their own. */
export const sessionArea = defineArea({ word: 'session', actions: ['runApp'] });
