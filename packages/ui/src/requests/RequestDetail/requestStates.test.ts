import { Check, CircleDashed, Clock, X } from 'lucide-react';
import { expect, test } from 'vitest';
import { requestStateIcons } from '../../patterns/StateIcon/requestStateIcons.ts';

test.each([
  ['pending', Clock, 'information'],
  ['approved', Check, 'positive'],
  ['rejected', X, 'negative'],
  ['cancelled', CircleDashed, 'quiet'],
] as const)(
  'a request that is %s has its own icon and colour',
  { tags: ['requests-23'] },
  (state, icon, tone) => {
    expect(requestStateIcons[state]).toMatchObject({ icon, tone });
  },
);
