import { defineArea } from '../areas/defineArea.ts';

/** The picker of a centre. */
export const centresArea = defineArea({ word: 'centres', actions: ['categoryFilter'] });
