import { Component, type ReactNode } from 'react';
import { ErrorState } from './error-state.tsx';

type ErrorBoundaryProps = {
  children: ReactNode;
  message?: string;
  /** Instead of the usual message: a picture of the error, and how to try again. */
  fallback?: (error: Error, retry: () => void) => ReactNode;
};

type ErrorBoundaryState = { error: Error | null };

/** Keeps a fault in one part of a page from taking the rest with it. React offers this to classes only. */
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
