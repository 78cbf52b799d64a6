import { expect, test } from 'vitest';
import { aWorksheet } from '../worksheet.fixtures.ts';
import { balanceAmounts } from './balanceAmounts.ts';

const worksheet = aWorksheet({ carry: { ...aWorksheet().carry, balanceMinutes: -125 } });
const unknown = { workedMinutes: null, excusedMinutes: null, unexcusedMinutes: null, balanceMinutes: null };
const textOf = (differences: Partial<typeof worksheet>) =>
  balanceAmounts({ ...worksheet, ...differences }).map(({ of, minutes, sign }) =>
    `${sign} ${minutes} ${of}`.trim(),
  );

test.each([
  ['a sum that agrees with the balance has signs', {}, ['2408 worked', '− 2400 planned', '· -125 carried']],
  [
    'excused time is added',
    { sums: { ...worksheet.sums, workedMinutes: 2308, excusedMinutes: 100 } },
    ['2308 worked', '+ 100 excused', '− 2400 planned', '· -125 carried'],
  ],
  [
    'amounts that do not add up have no signs and no planned time',
    { sums: { ...worksheet.sums, workedMinutes: 100, excusedMinutes: 60 } },
    ['100 worked', '· 60 excused', '· -125 carried'],
  ],
  [
    'an unknown balance with carry-over is left out',
    { carry: { ...worksheet.carry, balanceMinutes: null } },
    ['2408 worked', '− 2400 planned'],
  ],
  ['a balance with carry-over alone is the figure and not repeated', { sums: unknown }, []],
] as const)('%s', (_, differences, texts) => {
  expect(textOf(differences)).toEqual(texts);
});
