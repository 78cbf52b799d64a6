import type * as wire from '@selfservice/api/terminal/terminal.wire';
import { jana } from '../samples.fixtures.ts';
import type { SamplesOf } from '../samples.fixtures.ts';

const ways = [['RunTerminal']] as const;
const pass = {
  IXS_REF: jana,
  IXS_REF_ZMENA: jana,
  PRITOMNOST: 1,
  CAS: '2026-11-20T08:00:00Z',
  TERMINAL: -3,
  PLATNOST: 1,
  POZNAMKA: '',
  GPS: '',
};

export default {
  postPassTypes: [{ body: { Value: 'cs-CZ' }, ways }],
  postPass: [
    { body: { Value: JSON.stringify(pass) }, ways },
    {
      body: { Value: JSON.stringify({ ...pass, GPS: '50.08804;14.42076' }) },
      ways: [['RunTerminal', 'TerminalGps']],
    },
  ],
  getLastPasses: [{ ways }],
} satisfies SamplesOf<typeof wire>;
