import { toError } from '@selfservice/api/core/errors';
import { CrashScreen } from '@selfservice/ui/errors/CrashScreen';
import { Component } from 'react';
import type { ReactNode } from 'react';

export interface ErrorBoundaryProps {
  /** What may throw while it is drawn. */
  children: ReactNode;
  /** Once it changes, what has thrown is drawn again. Default it never does. */
  resetKey?: string;
}

interface ErrorBoundaryState {
  error: Error | null;
  /** The key under which `error` was thrown. */
  resetKey: string | undefined;
}

/** Shows what can be done when a screen throws. */
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
    const reload = () => window.location.reload();
    const retry = () => this.setState({ error: null });
    return <CrashScreen error={error} onRetry={isMissingCode(error) ? reload : retry} onReload={reload} />;
  }
}

/** A screen's code that did not arrive is asked for again only by a new page; each browser words it differently. */
function isMissingCode(error: Error): boolean {
  return error instanceof TypeError && /imported module|module script/i.test(error.message);
}
