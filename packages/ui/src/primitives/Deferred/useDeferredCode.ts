import type { ReactNode } from 'react';
import { createElement, startTransition, useEffect, useState } from 'react';
import { fetchedCode, importWithRetry } from './importWithRetry.ts';
import type { LoadCode } from './importWithRetry.ts';
import { LoadFailure } from './LoadFailure.tsx';

/** The state of code that is fetched when it is needed. */
export interface DeferredCode<Code extends object> {
  /** The code; null until it is loaded. */
  code: Code | null;
  /** The error message as a dialog with a retry button after a failure, otherwise null. */
  failure: ReactNode;
  /** The failure, for content that shows it itself because it opens without a press; null for none. */
  failed: LoadFailed | null;
}

/** Code that failed to load. */
export interface LoadFailed {
  /** Whether an earlier attempt has failed, too. */
  isAgain: boolean;
  /** Whether another attempt is running. */
  isRetrying: boolean;
  /** Fetches the code again. */
  retry: () => void;
}

/** Options of `useDeferredCode`. */
export interface DeferredCodeOptions<Code extends object> {
  /** Fetches the code: a function around `import()`, defined outside of the component. */
  load: LoadCode<Code>;
  /** The name of what opens, for example of a menu; used in the error message. */
  name: string;
  /** Whether the code is needed now; it is not fetched before. */
  isWanted: boolean;
  /** The pressed element: the error message appears beside it. Default: the middle of the window. */
  anchor?: Element | null;
  /** Called when the user closes the dialog after the code failed to load. Default: nothing. */
  onClose?: () => void;
}

/**
 * Fetches code when it is needed, and again when the user retries after a failure.
 *
 * @returns the code and its failure: as a dialog, and as a value
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
        // A transition: the present content stays until the texts of the new content are loaded too.
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
    onClose?.();
  }

  const isAgain = failures > 1;
  const isRetrying = attempt > failures;
  const retry = () => setAttempt(failures + 1);
  const failure =
    failures > 0 &&
    createElement(LoadFailure, {
      name,
      anchor,
      isAgain,
      isRetrying,
      onRetry: retry,
      onClose: close,
    });
  return {
    code: isWanted ? code : null,
    failure,
    failed: failures > 0 ? { isAgain, isRetrying, retry } : null,
  };
}
