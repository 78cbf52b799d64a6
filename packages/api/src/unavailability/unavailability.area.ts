import { defineArea } from '../areas/define-area.ts';

/** The person's own unavailabilities. */
export const unavailabilityArea = defineArea({
  word: 'unavailability',
  paths: { '/my-unavailability': 'runMyUnavailability' },
  entries: {
    unavailability: { path: '/my-unavailability', counts: { myUnavailability: null }, isForOthers: true },
  },
  actions: ['unavailabilityEdit'],
  leansOn: ['requests'],
});
