import type { ReactNode } from 'react';
import { createElement, startTransition, useEffect, useState } from 'react';
import { fetchedCode, importWithRetry } from './importWithRetry.ts';
import type { LoadCode } from './importWithRetry.ts';
import { LoadFailure } from './LoadFailure.tsx';

/** Code that is fetched when it is wanted. */
export interface DeferredCode<Code extends object> {
  /** The code; null until it has come. */
  code: Code | null;
  /** Says that it has not come, and how to try again; null unless that is so. */
  failure: ReactNode;
}

/** What fetches code, and when. */
export interface DeferredCodeOptions<Code extends object> {
  /** Fetches the code: a function around `import()` that stands outside of the component. */
  load: LoadCode<Code>;
  /** What is being opened, in words, for example the name of a menu. */
  name: string;
  /** Whether it is wanted now; nothing is fetched before. */
  isWanted: boolean;
  /** What has been pressed: a failure is told beside it. Default in the middle of the window. */
  anchor?: Element | null;
  /** The code has not come, and is not wanted any more. */
  onClose: () => void;
}

/**
 * Fetches code when it is wanted, and again when that has failed and is asked for.
 *
 * @returns the code, and what says that it has not come
 */
export function useDeferredCode<Code extends object>(options: DeferredCodeOptions<Code>): DeferredCode<Code> {
  const { load, name, isWanted, anchor = null, onClose } = options;
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

  const failure =
    failures > 0 &&
    createElement(LoadFailure, {
      name,
      anchor,
      isAgain: failures > 1,
      isRetrying: attempt > failures,
      onRetry: () => setAttempt(failures + 1),
      onClose: close,
    });
  return { code: isWanted ? code : null, failure };
}
