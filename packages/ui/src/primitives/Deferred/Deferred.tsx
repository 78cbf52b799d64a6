import type { ReactNode } from 'react';
import type { LoadCode } from './importWithRetry.ts';
import { useDeferredCode } from './useDeferredCode.ts';

export interface DeferredProps<Code extends object> {
  /** Fetches the code: a function around `import()`, defined outside of the component. */
  load: LoadCode<Code>;
  /** The name of what opens, for example of a menu; used in the error message. */
  name: string;
  /** Whether the content should be shown; its code is not fetched before. Default true. */
  isWanted?: boolean;
  /** Shown until the content is wanted and its code is loaded. Default: nothing. */
  pending?: ReactNode;
  /** The pressed element: the error message appears beside it. Default: the middle of the window. */
  anchor?: Element | null;
  /** Called when the user closes the error message after the code failed to load. */
  onClose: () => void;
  /** Renders the content with the loaded code. */
  children: (code: Code) => ReactNode;
}

/**
 * A dialog or a menu whose code is fetched when it opens. If the fetch fails, for example without a network or after a
 * new version was deployed, an error message with a retry button appears; the rest of the screen stays.
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
