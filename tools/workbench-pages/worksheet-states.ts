import type { Worksheet } from '@selfservice/api/worksheet/worksheet';
import { stateOfWorksheet } from '@selfservice/api/worksheet/worksheet-state';
import { worksheetStateIcons } from '../../packages/ui/src/patterns/StateIcon/worksheetStateIcons.ts';
import { joinedChanges } from './state-changes.ts';
import type { OneChange, StateChart } from './state-changes.ts';

type Fields = Pick<Worksheet, 'signature' | 'confirmation' | 'approval'>;

const step = { by: '', at: null } as unknown;
const empty: Fields = { signature: null, confirmation: null, approval: null };

/** The fields that a response can add to a worksheet, by their names. */
const added: Readonly<Record<string, Partial<Fields>>> = {
  approval: { approval: step as Fields['approval'] },
  confirmation: { confirmation: step as Fields['confirmation'] },
  'signature in the product': { signature: { kind: 'electronic' } as Fields['signature'] },
  'signature by hand': { signature: { kind: 'hand' } as Fields['signature'] },
};

/** Returns the states of a worksheet: the fields of every combination, with one more added. */
export function worksheetStates(): StateChart {
  const changes: OneChange[] = [];
  const pending: Fields[] = [empty];
  const seen = new Set<string>();
  for (let fields = pending.pop(); fields; fields = pending.pop()) {
    if (seen.has(JSON.stringify(fields))) continue;
    seen.add(JSON.stringify(fields));
    for (const [event, more] of Object.entries(added)) {
      // A signature stays of its kind.
      if (fields.signature && more.signature) continue;
      const after = { ...fields, ...more };
      changes.push({ from: stateOfWorksheet(fields), event, to: stateOfWorksheet(after) });
      pending.push(after);
    }
  }
  return {
    title: 'Worksheet',
    about:
      'The state that `stateOfWorksheet` computes from the fields of a response. An event is a field that is added.',
    states: Object.keys(worksheetStateIcons),
    changes: joinedChanges(changes),
  };
}
