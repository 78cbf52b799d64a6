import { texts } from '../core/texts.ts';

/** Messages of refused calls about worksheet states. */
export const worksheetStatesWords = {
  noMonth: texts(
    'A whole month is expected, from its first to its last day.',
    'Očekává se celý měsíc, od prvního do posledního dne.',
    'Očakáva sa celý mesiac, od prvého do posledného dňa.',
  ),
};
