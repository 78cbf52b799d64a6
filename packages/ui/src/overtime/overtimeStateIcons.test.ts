import { Check, Clock } from 'lucide-react';
import { expect, test } from 'vitest';
import { overtimeStateIcons } from '../patterns/StateIcon/overtimeStateIcons.ts';

test('overtime has a check if approved and a clock if pending', { tags: ['overtime-2'] }, () => {
  expect(overtimeStateIcons.approved.icon).toBe(Check);
  expect(overtimeStateIcons.pending.icon).toBe(Clock);
});
