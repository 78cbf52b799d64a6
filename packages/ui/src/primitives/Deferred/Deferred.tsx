import type { ReactNode } from 'react';
import { startTransition, useEffect, useState } from 'react';
import { importWithRetry, fetchedCode } from './importWithRetry.ts';
import type { LoadCode } from './importWithRetry.ts';
import { LoadFailure } from './LoadFailure.tsx';

export interface DeferredProps<Code extends object> {
  /** Fetches the code: a function around `import()` that stands outside of the component. */
  load: LoadCode<Code>;
  /** What is being opened, in words, for example the name of a menu. */
  name: string;
  /** Whether it is wanted now; nothing is fetched before. Default true. */
  isWanted?: boolean;
  /** Stands there until it is wanted and its code has come. Default nothing. */
  pending?: ReactNode;
  /** What has been pressed: a failure is told beside it. Default in the middle of the window. */
  anchor?: Element | null;
  /** The code has not come, and is not wanted any more. */
  onClose: () => void;
  /** Renders what is wanted with its code. */
  children: (code: Code) => ReactNode;
}

/**
 * A dialog or a menu whose code is fetched when it is wanted. Where it cannot be fetched, as without a network or after
 * a new version has taken the place of the one that runs, that is told in its place and can be tried again; everything
 * else on the screen stays.
 */
export function Deferred<Code extends object>(props: DeferredProps<Code>) {
  const { load, name, isWanted = true, pending = null, anchor = null, onClose, children } = props;
  const [code, setCode] = useState(() => fetchedCode(load));
  const [attempt, setAttempt] = useState(1);
  const [failures, setFailures] = useState(0);

  useEffect(() => {
    if (!isWanted) return undefined;
    let isLeft = false;
    async function fetch(): Promise<void> {
      try {
        const fetched = await importWithRetry(load);
        // What stands there stays until the texts of what comes are there too.
        if (!isLeft) startTransition(() => setCode(fetched));
      } catch {
        if (!isLeft) setFailures(attempt);
      }
    }
    void fetch();
    return () => {
      isLeft = true;
    };
  }, [load, isWanted, attempt]);

  function close(): void {
    setAttempt(1);
    setFailures(0);
    onClose();
  }

  if (isWanted && code) return children(code);
  return (
    <>
      {pending}
      {failures > 0 && (
        <LoadFailure
          name={name}
          anchor={anchor}
          isAgain={failures > 1}
          isRetrying={attempt > failures}
          onRetry={() => setAttempt(failures + 1)}
          onClose={close}
        />
      )}
    </>
  );
}
