import { defineArea } from '../areas/defineArea.ts';

/** The centre picker. */
export const centresArea = defineArea({ word: 'centres', actions: ['categoryFilter'] });
