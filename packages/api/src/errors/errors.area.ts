import { defineArea } from '../areas/define-area.ts';

/** What has failed, and what is not there. */
export const errorsArea = defineArea({ word: 'errors' });
