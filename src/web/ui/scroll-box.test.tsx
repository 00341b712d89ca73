import { render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ScrollBox } from './scroll-box.tsx';

const sized = (content: number) => {
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(content);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(100);
};
afterEach(() => vi.restoreAllMocks());

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
