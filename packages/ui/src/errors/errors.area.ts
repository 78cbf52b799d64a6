import { defineArea } from '../areas/defineArea.ts';

/** The debug error list, the crash screen and the not-found screen. */
export const errorsArea = defineArea({ word: 'errors' });
