import type { ReactNode } from 'react';
import type { LoadCode } from './importWithRetry.ts';
import { useDeferredCode } from './useDeferredCode.ts';

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
  const { code, failure } = useDeferredCode({ load, name, isWanted, anchor, onClose });
  if (code) return children(code);
  return (
    <>
      {pending}
      {failure}
    </>
  );
}
