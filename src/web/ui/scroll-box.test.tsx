import { render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ScrollBox } from './scroll-box.tsx';

const sized = (content: number) => {
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(content);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(100);
};
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('can be reached by keyboard when there is more in it than it shows', () => {
  sized(400);
  render(<ScrollBox label="Code">long</ScrollBox>);
  expect(screen.getByRole('group', { name: 'Code' }).tabIndex).toBe(0);
});

it('is no stop on the way when all of it is seen', () => {
  sized(100);
  render(<ScrollBox label="Code">short</ScrollBox>);
  expect(screen.queryByRole('group')).toBeNull();
});

it('can be reached when its content has become longer', () => {
  sized(100);
  const { rerender } = render(<ScrollBox label="Code">short</ScrollBox>);
  sized(400);
  rerender(<ScrollBox label="Code">long</ScrollBox>);
  expect(screen.getByRole('group', { name: 'Code' }).tabIndex).toBe(0);
});

it('can be reached in the frame in which the window becomes smaller', () => {
  let resized = () => {};
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(report: () => void) {
        resized = report;
      }
      observe() {}
      disconnect() {}
    },
  );
  sized(100);
  render(<ScrollBox label="Code">text</ScrollBox>);
  sized(400);
  resized();
  expect(screen.getByRole('group', { name: 'Code' }).tabIndex).toBe(0);
});
