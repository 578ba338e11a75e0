import { startTransition, useEffect, useRef, useState, type ReactNode } from 'react';

type WhenVisibleProps = {
  /** Kept free in px, so that nothing jumps when the content arrives. */
  minHeight: number;
  placeholder?: ReactNode;
  children: ReactNode;
};

/** Mounts costly content, such as a chart, when it comes near the window. */
export function WhenVisible({ minHeight, placeholder, children }: WhenVisibleProps) {
  const holder = useRef<HTMLDivElement>(null);
  const [isVisible, setIsVisible] = useState(false);

  useEffect(() => {
    const element = holder.current;
    if (!element || isVisible) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting))
          startTransition(() => setIsVisible(true));
      },
      { rootMargin: '200px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isVisible]);

  return (
    <div ref={holder} style={{ minHeight }}>
      {isVisible ? children : placeholder}
    </div>
  );
}
