/** The test browser has no layout, so everything on a page counts as visible. */
export function showEverything(): void {
  window.IntersectionObserver = class extends window.IntersectionObserver {
    readonly #tell: IntersectionObserverCallback;

    constructor(tell: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      super(tell, options);
      this.#tell = tell;
    }

    override observe(target: Element): void {
      this.#tell([{ isIntersecting: true, target } as IntersectionObserverEntry], this);
    }
  };
}
