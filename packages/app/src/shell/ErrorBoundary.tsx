import { toError } from '@selfservice/api/core/errors';
import { CrashScreen } from '@selfservice/ui/errors/CrashScreen';
import { Component } from 'react';
import type { ReactNode } from 'react';

export interface ErrorBoundaryProps {
  /** The content that may throw while rendering. */
  children: ReactNode;
  /** Renders the content again after an error when this key changes. Default: never. */
  resetKey?: string;
}

interface ErrorBoundaryState {
  error: Error | null;
  /** The key at the time of the error. */
  resetKey: string | undefined;
}

/** Shows the crash screen when its content throws. @requirement errors-6 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { error: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(thrown: unknown) {
    return { error: toError(thrown) };
  }

  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, state: ErrorBoundaryState) {
    return resetKey === state.resetKey ? null : { error: null, resetKey };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (!error) return this.props.children;
    const retry = isMissingCode(error) ? null : () => this.setState({ error: null });
    return <CrashScreen error={error} onRetry={retry} onReload={() => window.location.reload()} />;
  }
}

/**
 * Returns whether the code of a screen could not be loaded or is cut off, which only a reload repeats. The texts differ by
 * browser.
 */
function isMissingCode(error: Error): boolean {
  if (error instanceof SyntaxError) return true;
  return error instanceof TypeError && /imported module|module script/i.test(error.message);
}
