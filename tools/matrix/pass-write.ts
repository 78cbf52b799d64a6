import type { Clock } from '@selfservice/api/core/clock';
import { createPassingStore } from '@selfservice/api/core/outbox/entry-store';
import type { WriteOutcome } from '@selfservice/api/core/outbox/kept-write';
import { createKeptWrites } from '@selfservice/api/core/outbox/kept-writes';
import type { Transport } from '@selfservice/api/core/transport';
import type { KeptPass } from '@selfservice/api/terminal/kept-pass';
import { keptPassSchema, passPolicy } from '@selfservice/api/terminal/kept-pass';
import { isRecorded } from '@selfservice/api/terminal/is-recorded';
import { readLastPasses } from '@selfservice/api/terminal/last-passes';
import type { Pass } from '@selfservice/api/terminal/pass';
import { sendPass } from '@selfservice/api/terminal/pass';
import type { PreparedWrite } from './prepared-write.ts';

/** The parts of a pass. */
interface PassWriteOptions {
  clock: Clock;
  transport: Transport;
  pass: Pass;
}

/** Prepares a pass. The first press sends it, the next ones deliver it. */
export function passWrite({ clock, transport, pass }: PassWriteOptions): PreparedWrite {
  const pressedMs = clock.epochMs();
  const page = 'page';
  const kept: KeptPass = {
    key: 'pass',
    owner: pass.userRef,
    tenant: '',
    pass,
    gps: '',
    pressedMs,
    attempt: { page, atMs: pressedMs, isRunning: true, isOver: false },
    refusal: null,
  };
  let isFirst = true;
  let canSend = true;
  const writes = createKeptWrites<KeptPass>({
    clock,
    page,
    isOwn: () => true,
    schema: keptPassSchema,
    store: createPassingStore(),
    policy: passPolicy(
      {
        send: () => sendPass(transport, pass, ''),
        isDone: async () => isRecorded(pass, await readLastPasses(transport), null),
      },
      () => canSend,
    ),
  });

  async function press(): Promise<WriteOutcome<unknown>> {
    if (isFirst) {
      isFirst = false;
      await writes.keep(kept);
      return writes.sendPressed(kept);
    }
    await writes.change(kept.key, (before) => before && { ...before, refusal: null });
    const [delivered] = await writes.deliver();
    return delivered?.outcome ?? { kind: 'unknown', error: new Error('Another attempt is running.') };
  }

  return {
    async press(isCheck) {
      canSend = !isCheck;
      const outcome = await press();
      if (outcome.kind !== 'done') throw outcome.error;
    },
  };
}
