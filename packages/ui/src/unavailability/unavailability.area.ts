import { defineArea } from '../areas/defineArea.ts';

/** The area of the user's own unavailabilities. */
export const unavailabilityArea = defineArea({
  word: 'unavailability',
  paths: { '/my-unavailability': 'runMyUnavailability' },
  entries: {
    unavailability: { path: '/my-unavailability', counts: { myUnavailability: null }, isForOthers: true },
  },
  actions: ['unavailabilityEdit'],
  dependsOn: ['requests'],
});
