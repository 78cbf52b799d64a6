import { texts } from '../core/texts.ts';

/** Why a call about the states of worksheets is refused. */
export const worksheetStatesWords = {
  noMonth: texts(
    'A whole month is expected, from its first day to its last one.',
    'Očekává se celý měsíc, od prvního do posledního dne.',
    'Očakáva sa celý mesiac, od prvého do posledného dňa.',
  ),
};
