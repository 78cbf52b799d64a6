import { defineArea } from '../areas/defineArea.ts';

/** The change of the password, by choice or forced. */
export const passwordArea = defineArea({ word: 'password', paths: { '/change-password': null } });
