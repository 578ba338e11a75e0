import { Component, type ReactNode } from 'react';
import { ErrorState } from './error-state.tsx';

type ErrorBoundaryProps = {
  children: ReactNode;
  message?: string;
  /** Replaces the usual message, given the error and a way to try again. */
  fallback?: (error: Error, retry: () => void) => ReactNode;
};

type ErrorBoundaryState = { error: Error | null };

/** Keeps an error in one part of a page from breaking the rest. React needs a class for this. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { error: null };

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  retry = () => this.setState({ error: null });

  override render() {
    const { error } = this.state;
    const {
      children,
      fallback,
      message = 'This part of the page could not be shown.',
    } = this.props;
    if (!error) return children;
    return fallback?.(error, this.retry) ?? <ErrorState message={message} onRetry={this.retry} />;
  }
}
