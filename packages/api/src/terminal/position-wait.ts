import type { Clock } from '../core/clock.ts';
import type { PositionReading } from './position.ts';
import { positionWaitMs } from './position.ts';

/** Waits for one position at a time. */
export interface PositionWait {
  /** Reads the position of the device, for at most `positionWaitMs`. Never rejects. @requirement terminal-31 */
  begin(readPosition: () => Promise<PositionReading>): Promise<PositionReading>;
  /** Ends the wait as too slow. Returns whether there was one. */
  end(): boolean;
}

/** Creates a wait that has not begun. */
export function createPositionWait(clock: Clock): PositionWait {
  let endWait: (() => void) | null = null;
  return {
    async begin(readPosition) {
      let stop = () => {};
      const tooLate = new Promise<PositionReading>((resolve) => {
        endWait = () => resolve({ kind: 'slow' });
        stop = clock.after(positionWaitMs, endWait);
      });
      const reading = readPosition().catch((): PositionReading => ({ kind: 'unavailable' }));
      const first = await Promise.race([reading, tooLate]);
      stop();
      endWait = null;
      return first;
    },
    end() {
      const wasWaiting = endWait !== null;
      endWait?.();
      endWait = null;
      return wasWaiting;
    },
  };
}
