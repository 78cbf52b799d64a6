import { defineArea } from '../areas/define-area.ts';

/** The change of the password, forced or by one's own wish. */
export const passwordArea = defineArea({ word: 'password', paths: { '/change-password': null } });
