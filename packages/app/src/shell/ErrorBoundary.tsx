import { toError } from '@selfservice/api/core/errors';
import { CrashScreen } from '@selfservice/ui/errors/CrashScreen';
import { Component } from 'react';
import type { ReactNode } from 'react';

/** Props of `ErrorBoundary`. */
export interface ErrorBoundaryProps {
  /** What may throw while it is drawn. */
  children: ReactNode;
  /** Once it changes, what has thrown is drawn again. Default it never does. */
  resetKey?: string;
}

/** Shows what can be done when a screen throws. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { error: Error | null }> {
  override state = { error: null };

  static getDerivedStateFromError(thrown: unknown) {
    return { error: toError(thrown) };
  }

  override componentDidUpdate({ resetKey }: ErrorBoundaryProps): void {
    if (resetKey !== this.props.resetKey && this.state.error) this.setState({ error: null });
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
