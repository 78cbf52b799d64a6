import { defineArea } from '../areas/defineArea.ts';

/** The change of the password, forced or by one's own wish. */
export const passwordArea = defineArea({ word: 'password', paths: { '/change-password': null } });
