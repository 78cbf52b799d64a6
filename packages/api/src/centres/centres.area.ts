import { defineArea } from '../areas/define-area.ts';

/** The picker of a centre. */
export const centresArea = defineArea({ word: 'centres', actions: ['categoryFilter'] });
