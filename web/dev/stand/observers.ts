// Observers that tell nothing, for parts that are drawn where nothing has a size.
import { vi } from "vitest";

export function stubObservers() {
  for (const observer of ["IntersectionObserver", "ResizeObserver"]) {
    vi.stubGlobal(
      observer,
      class {
        observe() {}
        unobserve() {}
        disconnect() {}
      },
    );
  }
}
