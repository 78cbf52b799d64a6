import { toError } from '@selfservice/api/core/errors';
import { CrashScreen } from '@selfservice/ui/errors/CrashScreen';
import { Component } from 'react';
import type { ReactNode } from 'react';

/** Props of `ErrorBoundary`. */
export interface ErrorBoundaryProps {
  /** What may throw while it is drawn. */
  children: ReactNode;
}

/** Shows what can be done when a screen throws. Give it a `key` that changes with the screen. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { error: Error | null }> {
  override state = { error: null };

  static getDerivedStateFromError(thrown: unknown) {
    return { error: toError(thrown) };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (!error) return this.props.children;
    return (
      <CrashScreen
        error={error}
        onRetry={() => this.setState({ error: null })}
        onReload={() => window.location.reload()}
      />
    );
  }
}
