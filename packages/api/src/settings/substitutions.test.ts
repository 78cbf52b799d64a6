import { expect, test } from 'vitest';
import { toSubstitutions } from './substitutions.ts';

test(
  'reads days from date-times, keeps zeros of references, and lists each action once',
  { tags: ['settings-11', 'settings-13', 'settings-23'] },
  () => {
    expect(
      toSubstitutions({
        substitutions: [
          { id: 71, name: 'Svoboda Petr', start: '2026-11-16T00:00:00Z', end: '2026-12-04T00:00:00' },
        ],
        people: [{ name: 'Horáková Eva', ixsref: '0001003' }],
        actions: [{ id: 'SelfServiceApp_RunMyPlan' }, { id: 'SelfServiceApp_RunMyPlan' }],
      }),
    ).toEqual({
      substitutions: [{ id: 71, name: 'Svoboda Petr', start: '2026-11-16', end: '2026-12-04' }],
      people: [{ name: 'Horáková Eva', personRef: '0001003' }],
      actionIds: ['SelfServiceApp_RunMyPlan'],
    });
  },
);
