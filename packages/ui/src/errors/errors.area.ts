import { defineArea } from '../areas/defineArea.ts';

/** What has failed, and what is not there. */
export const errorsArea = defineArea({ word: 'errors' });
